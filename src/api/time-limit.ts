/** Nobody waits longer than this for an answer, in milliseconds. */
export const timeLimit = 10_000;
