/** The author of an offer, a request or a message. */
export interface Person {
  id: string;
  fullName: string;
  firstName: string;
  /** The address of the picture; null where there is none. */
  image: string | null;
}

/** Whose names a row of an answer holds. */
export interface Named {
  firstname: string;
  lastname: string;
}

export const fullName = ({ firstname, lastname }: Named): string =>
  [firstname, lastname].filter(Boolean).join(' ');

/** What one calls a person in a sentence. */
export const shortName = ({ firstname, lastname }: Named): string => firstname || lastname;
