// The editor is a classic script; what the page uses of it is checked by the browser's stories.
declare const CodeMirror: any;

interface Array<T> {
  // Younger than the checker's own library.
  findLast(predicate: (value: T, index: number) => unknown): T | undefined;
}
