/** The values of a page's last row: the next page starts after them. */
export type Cursor = (string | number)[];
