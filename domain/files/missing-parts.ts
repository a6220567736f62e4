/** Returns the id of the file to which a key of the file store belongs. */
export const idIn = (key: string) => key.split('/')[1] ?? '';
const partIn = (key: string, id: string) => key.replace(id, '');

/**
 * Keys that a store must have and that were not found yet, by the id of their file. Files with the same parts share
 * one list, so that a file takes about 100 bytes. A site has hundreds of thousands of files.
 */
export class MissingParts {
  readonly #parts = new Map<string, readonly string[]>();
  readonly #lists = new Map<string, readonly string[]>();

  add(id: string, keys: readonly string[]): void {
    this.#set(
      id,
      keys.map((key) => partIn(key, id)),
    );
  }

  /** Returns false if the key is not expected. */
  delete(key: string): boolean {
    const id = idIn(key);
    const part = partIn(key, id);
    const parts = this.#parts.get(id);
    if (!parts?.includes(part)) return false;
    this.#set(
      id,
      parts.filter((it) => it !== part),
    );
    return true;
  }

  has(id: string): boolean {
    return this.#parts.has(id);
  }

  forget(id: string): void {
    this.#parts.delete(id);
  }

  ids(): string[] {
    return [...this.#parts.keys()];
  }

  #set(id: string, parts: readonly string[]): void {
    const name = parts.join(' ');
    const list = this.#lists.get(name) ?? parts;
    this.#lists.set(name, list);
    if (list.length > 0) this.#parts.set(id, list);
    else this.#parts.delete(id);
  }
}
