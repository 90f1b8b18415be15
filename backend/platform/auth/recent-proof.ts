/** How long it counts that somebody has proved who they are. */

/** Ten minutes, in seconds. */
export const proofLife = 600;

export const isRecent = (at: Date | null, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() <= proofLife * 1000;
