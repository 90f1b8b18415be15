/** owner, title, description, euros an hour, language codes, how many rated it */
export type SampleOffer = [string, string, string, number, string, number];
