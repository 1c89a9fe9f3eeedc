extension Migration {
  /// Texts are found by their length and told apart by their bytes; the hash that stood for them goes.
  static let texts = Migration(
    name: "texts",
    sql: """
      DROP INDEX source_by_hash;
      ALTER TABLE source DROP COLUMN hash;
      CREATE INDEX source_by_length ON source (length(text));
      """)
}
