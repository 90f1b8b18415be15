/** Owner, title, description, euros an hour, language codes, number of ratings. */
export type SampleOffer = [string, string, string, number, string, number];
