/** The author of an offer, a request or a message. */
export interface Person {
  id: string;
  fullName: string;
  firstName: string;
  /** The address of the picture; null where there is none. */
  image: string | null;
}
