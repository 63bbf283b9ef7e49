/**
 * Something that is made once for a version and kept until there is another. Whoever asks reads the version first and makes it afterwards, so
 * that what is kept may be newer than its version says, and never older.
 */
export class Kept<T> {
  #version?: number;
  #value?: Promise<T>;

  under(version: number, make: () => Promise<T>): Promise<T> {
    if (this.#value === undefined || this.#version !== version) {
      const value = make();
      this.#version = version;
      this.#value = value;
      value.catch(() => {
        if (this.#value === value) this.#value = undefined;
      });
    }
    return this.#value;
  }
}
