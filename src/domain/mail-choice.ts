/** What people choose to get by mail. Mails about the security of the account always come. */
export const mailKinds = ['bookings', 'money', 'messages', 'proposals', 'reviews'] as const;

export type MailKind = (typeof mailKinds)[number];

/** Whether each kind is mailed; a kind that the backend does not know is missing. */
export type MailChoices = Partial<Record<MailKind, boolean>>;
