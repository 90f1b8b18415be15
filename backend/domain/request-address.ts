/** The page of a request on the site: where notifications about it and its proposals lead. */
export const requestAddress = (id: string): string => `/Requests/${id}`;
