/** What each kind of caller should get. */

/** Expected status for a caller without a token, with an expired one, an uninvolved user, a party, the owner. */
export type Statuses = [anonymous: number, expired: number, other: number, party: number, owner: number];

export const everyone = (status: number): Statuses => [status, status, status, status, status];
export const signedInUsers = (status: number): Statuses => [401, 401, status, status, status];
export const parties = (status: number): Statuses => [401, 401, 404, status, status];
