import { sendWithProgress } from './send-with-progress.js';

export interface TransportInit extends RequestInit {
  /** Hears how many bytes of the body have left the page, again and again. `fetch` can't say that, so such a request goes another way. */
  onSent?: (bytes: number) => void;
}

/** How a request leaves the page; the signature of `fetch`, without its variants. */
export type Transport = (url: string, init: TransportInit) => Promise<Response>;

const network: Transport = (url, { onSent, ...init }) => (onSent ? sendWithProgress(url, init, onSent) : fetch(url, init));
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
