/**
 * A request whose body's way can be followed, by the one means that a browser has for it. It resolves and rejects as `fetch` does.
 *
 * @param onSent hears how many bytes have left the page
 */
export function sendWithProgress(url: string, init: RequestInit, onSent: (bytes: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.responseType = 'text';
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to send')));
    request.addEventListener('abort', () => reject(new DOMException('The request was given up', 'AbortError')));
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const hasBody = request.status !== 204 && request.status !== 304;
  return new Response(hasBody ? request.responseText : null, { status: request.status, headers });
}
