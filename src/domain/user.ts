/** The person who is signed in. */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  fullName: string;
  phone: string;
  address: string;
  languages: readonly string[];
  /** Address of the picture; null where there is none. */
  image: string | null;
  /** IANA name of the zone they were last seen in, empty until then; null where the backend keeps none. */
  timeZone?: string | null;
}
