extension Migration {
  /// Finds texts by length and compares bytes; removes the hash column.
  static let texts = Migration(
    name: "texts",
    sql: """
      DROP INDEX source_by_hash;
      ALTER TABLE source DROP COLUMN hash;
      CREATE INDEX source_by_length ON source (length(text));
      """)
}
