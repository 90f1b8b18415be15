/**
 * A `fetch` that tells how much of the body has been sent, from 0 to 1. Browsers tell that of XMLHttpRequest alone;
 * only what our client uses of `fetch` is here.
 */
export const fetchWithProgress =
  (onProgress: (sent: number) => void): typeof globalThis.fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(input));
      request.responseType = 'text';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () =>
        resolve(
          new Response(request.responseText || null, { status: request.status, headers: headersOf(request) }),
        );
      request.onerror = () => reject(new TypeError('The upload was cut off.'));
      request.onabort = () => reject(init.signal?.reason ?? new DOMException('Given up.', 'AbortError'));
      init.signal?.addEventListener('abort', () => request.abort());
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
    });

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
}
