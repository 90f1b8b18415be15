import { ApiError } from '#core/api/api-error.ts';

/** Whether the backend sees something otherwise than the page does. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);
