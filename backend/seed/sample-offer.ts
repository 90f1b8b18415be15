/** Owner, title, description, euros an hour, language codes, number of ratings. */
export type SampleOffer = [string, string, string, number, string, number];

/** Title and description in a further language, by English title. */
export type SampleTexts = Record<string, [title: string, description: string]>;
