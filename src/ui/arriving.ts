/**
 * How many items of a rendered list are there in each of the frames in which it arrives; `data-arriving` on its root says
 * which frame it is, counted from one, 0 before them. Few at first: whatever is shown, the first frame has the fonts to
 * find.
 */
export const arrivingCounts = [2, 6, 10, 14, 19] as const;
