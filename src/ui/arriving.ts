/** The frames in which a rendered list arrives; `data-arriving` on its root says which one it is, 0 before them. */
export const arrivingFrames = [1, 2, 3, 4, 5] as const;
