/** By default a question is asked on the marketplace's page of messages. */
export const defaultMessagesUrl = '/messages?conversation={id}&about={about}';
