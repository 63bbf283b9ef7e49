import { closeSync, existsSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** A log that begins anew with each start and never outgrows `limit` bytes; what came before is kept once, as `<file>.1`. */
export class LogFile {
  #file;
  #limit;
  #descriptor;
  #size = 0;

  constructor(file, limit = 10 * 1024 * 1024) {
    this.#file = file;
    this.#limit = limit;
    this.#begin();
  }

  write(line) {
    if (this.#descriptor === undefined) return;
    if (this.#size > this.#limit) {
      this.close();
      this.#begin();
    }
    this.#size += writeSync(this.#descriptor, `${line}\n`);
  }

  close() {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #begin() {
    if (existsSync(this.#file)) renameSync(this.#file, `${this.#file}.1`);
    this.#descriptor = openSync(this.#file, 'a', 0o600);
    this.#size = fstatSync(this.#descriptor).size;
  }
}
