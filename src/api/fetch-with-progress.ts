/**
 * A `fetch` that reports how much of the body has been sent, from 0 to 1. Browsers report that for XMLHttpRequest only.
 * It implements what our client uses of `fetch`.
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
      request.onerror = () => reject(new TypeError('The connection was lost during the upload.'));
      request.onabort = () =>
        reject(init.signal?.reason ?? new DOMException('The upload was cancelled.', 'AbortError'));
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
