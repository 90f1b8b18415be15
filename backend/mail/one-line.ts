/** Names and titles come from people: a line break in one must not begin another header of a mail. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
