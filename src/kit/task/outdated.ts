import { ApiError } from '#core/api/api-error.ts';

/** Whether an error means that the page shows an outdated state. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);
