/** The environment of one process, or of one service where a process hosts several. */
export class Settings {
  /** @param known the variables that are documented for it, so that no other is ever read; any where it is absent */
  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly known?: readonly string[],
  ) {}

  /** A variable's value; an empty one counts as unset. */
  get(name: string): string | undefined;
  get(name: string, fallback: string): string;
  get(name: string, fallback?: string): string | undefined {
    if (this.known && !this.known.includes(name)) throw new Error(`${name} is read here, and is not among this process's \`variables\`.`);
    const value = this.env[name]?.trim();
    return value ? value : fallback;
  }

  /** A variable that the process can't do without. */
  require(name: string): string {
    const value = this.get(name);
    if (value === undefined) throw new Error(`Please set ${name}.`);
    return value;
  }
}
