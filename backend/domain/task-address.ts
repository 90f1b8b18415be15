/** The page of a task on the site: where notifications lead. */
export const taskAddress = ({ id }: { id: number }): string => `/Task/${id}`;
