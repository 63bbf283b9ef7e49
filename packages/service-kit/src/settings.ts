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

  /** A whole number from `from` to `to`; anything else is an error that names the variable. */
  wholeNumber(name: string, usual: number, from: number, to: number): number {
    const text = this.get(name, String(usual));
    const isInBounds = /^(0|[1-9]\d{0,8})$/.test(text) && Number(text) >= from && Number(text) <= to;
    if (!isInBounds) throw new Error(`${name} must be a whole number from ${from} to ${to}, and is '${text}'.`);
    return Number(text);
  }

  /** One of some words; anything else is an error that names the variable. */
  oneOf<T extends string>(name: string, allowed: readonly T[], usual: T): T {
    const text = this.get(name, usual);
    const found = allowed.find((word) => word === text);
    if (!found) throw new Error(`${name} is '${text}'; it can be ${allowed.join(', ')}.`);
    return found;
  }

  /** A server's address, of one of the protocols. */
  requireServer(name: string, protocols: readonly string[]): string {
    return serverAddress(name, this.require(name), protocols);
  }

  /** The addresses of one or more servers, with commas between. */
  requireServers(name: string, protocols: readonly string[]): string[] {
    return this.require(name).split(',').map((text) => serverAddress(name, text.trim(), protocols));
  }
}

/** An address may hold a password, so the error that names its variable doesn't repeat it. */
function serverAddress(name: string, text: string, protocols: readonly string[]): string {
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new Error(`${name} must be a server's address: ${protocols[0]}//user:password@host:port.`);
}
