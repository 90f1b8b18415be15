/** Every refusal is one of these: a status and a sentence for the person in front of the screen. */
export class ApiError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export const unauthorized = () =>
  new ApiError(401, 'Please sign in first: the session is missing or has expired.', {
    'www-authenticate': 'Bearer',
  });
export const forbidden = (message: string) => new ApiError(403, message);
export const notFound = (thing: string) =>
  new ApiError(404, `There is no such ${thing}, or it is not yours to see.`);
export const conflict = (message: string) => new ApiError(409, message);
export const tooLarge = (message: string) => new ApiError(413, message);
export const wrongType = (message: string) => new ApiError(415, message);
export const invalid = (message: string) => new ApiError(422, message);
export const unavailable = () =>
  new ApiError(503, 'We cannot reach our records at the moment. Please try again shortly.', {
    'retry-after': '5',
  });
export const noRoom = () =>
  new ApiError(507, 'There is no room for files at the moment. Nothing was saved; please try again later.');
export const tooMany = (seconds: number) =>
  new ApiError(429, `Too many tries. Please wait ${seconds} seconds and try again.`, {
    'retry-after': String(seconds),
  });
