/** Why a dialog was closed: `done` where somebody has signed in, `removed` where the page took it out. */
export type CloseReason = 'button' | 'escape' | 'backdrop' | 'back' | 'done' | 'removed';
