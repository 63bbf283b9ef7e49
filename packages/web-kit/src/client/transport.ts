/** How a request leaves the page; the signature of `fetch`, without its variants. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const network: Transport = (url, init) => fetch(url, init);
let current: Transport = network;

/** Replaces the network for every client of the page (tests do); returns how to put the network back. */
export function provideTransport(transport: Transport): () => void {
  current = transport;
  return () => {
    current = network;
  };
}

/** Whatever carries requests at the moment of the call. */
export const currentTransport: Transport = (url, init) => current(url, init);
