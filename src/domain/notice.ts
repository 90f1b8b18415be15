/** The types of a notice. Answers of the backend name one, too. */
export const noticeTypes = ['success', 'error', 'warning', 'info'] as const;

export type NoticeType = (typeof noticeTypes)[number];

export const isNoticeType = (type: string): type is NoticeType => noticeTypes.some((known) => known === type);
