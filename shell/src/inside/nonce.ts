/** The nonce that the page's content policy gives to style tags; the gateway writes it into the page. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
}
