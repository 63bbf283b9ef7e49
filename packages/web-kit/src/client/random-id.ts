/** A random id. `crypto.randomUUID` is missing on a page served by plain http, a course server in a local network say. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
