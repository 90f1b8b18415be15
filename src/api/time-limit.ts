/** The timeout of a call, in milliseconds. */
export const timeLimit = 10_000;
