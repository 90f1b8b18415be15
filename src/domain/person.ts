/** Who stands behind an offer, a request or a message. */
export interface Person {
  id: string;
  fullName: string;
  firstName: string;
  /** Address of the picture; null where there is none. */
  image: string | null;
}
