/** The marketplace's page of messages, where a question is asked unless the page names another one. */
export const defaultMessagesUrl = '/messages?conversation={id}&about={about}';
