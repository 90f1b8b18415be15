/** The address of a link that writes to somebody. An e-mail address may contain `?` and `&`, which would add a subject or a text. */
export const mailtoAddress = (email: string): string =>
  `mailto:${email.replace(/[^\w@.+\-\u0080-\uffff]/g, encodeURIComponent)}`;
