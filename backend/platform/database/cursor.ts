/** The values of a page's last row: the next page starts after them. */
export type Cursor = (string | number)[];

/** Counts are capped here, because a full count would cost more than the page. */
export const cap = 1001;
