/** Whether a text shows anything: a letter, a digit, a sign or an emoji. */

/** The Braille pattern without dots is a sign to Unicode; it and what Unicode calls ignorable draw nothing. */
const visible = /(?![\u2800\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}]/u;

export const isBlank = (text: string): boolean => !visible.test(text);
