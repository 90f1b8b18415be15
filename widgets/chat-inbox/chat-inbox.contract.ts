import { address, text } from '#core/element/contract/attribute.ts';
import { defineContract, headingLevel, loadingParts, loadingSlots } from '#core/element/contract/contract.ts';

export const chatInboxContract = defineContract({
  tag: 'dragoman-chat-inbox',
  summary:
    'Lets a signed-in person read and write messages: conversations on one side, the open one on the other.',
  attributes: {
    'conversation-id': text('The conversation to open; the person chooses one themselves unless set.'),
    about: text(
      'What a new message in that conversation is about, such as an offer’s title: it begins with it, unless one is being written.',
    ),
    'task-url': address(
      'Where “View task” above a conversation leads; `{id}` stands for the task, `{tab}` for its tab in the dashboard.',
      '/Task/{id}',
    ),
    ...headingLevel,
  },
  properties: {
    translator: {
      type: '(text: string, language: string) => Promise<string>',
      about:
        'Translates a message into the language of that BCP 47 tag; the browser’s own translator does unless set.',
    },
  },
  events: {
    'dragoman-conversation-open': {
      about: 'The person has opened a conversation.',
      detail: { id: 'string' },
    },
    'dragoman-conversation-close': {
      about: 'The person has gone back from a conversation to the list.',
      detail: { id: 'string' },
    },
    'dragoman-message-sent': {
      about: 'A message has reached the backend; `id` is its own there.',
      detail: { id: 'string', conversationId: 'string' },
    },
    'dragoman-unread-change': {
      about: 'The number of messages that wait to be read is known or has changed.',
      detail: { count: 'number' },
    },
  },
  slots: loadingSlots,
  parts: {
    find: 'The link to the offers, where there is no conversation yet.',
    ...loadingParts,
    inbox: 'The frame around both columns.',
    conversations: 'The list of conversations.',
    conversation: 'One conversation in the list, a button that opens it.',
    avatar: 'The other person’s picture.',
    name: 'The other person’s name in the list.',
    preview: 'The last message, in one line.',
    unread: 'How many messages of a conversation wait to be read.',
    title: 'The other person’s name above the open conversation.',
    task: 'The link to the task that the two agreed on last.',
    'more-actions': 'The button that opens the menu of what one rarely does with the other person.',
    menu: 'That menu.',
    block: 'Its item that opens the dialog to block the other person.',
    unblock: 'Its item, and the button in the place of the composer, that unblock the other person.',
    blocked: 'Says, in the place of the composer, that the other person is blocked.',
    dialog: 'The dialog to block the other person.',
    dismiss: 'The button that closes it.',
    confirm: 'The button that blocks.',
    typing: 'Says that the other one is writing.',
    back: 'The button that leads from a conversation back to the list, where there is room for one of them only.',
    thread: 'The messages of the open conversation.',
    earlier: 'The button that shows earlier messages.',
    day: 'The day above its messages.',
    message: 'One message.',
    'message-own': 'One of the person’s own messages, besides `message`.',
    system: 'A line about what happened, such as a booking.',
    'system-link': 'That line as the link to the task that it is about.',
    document: 'A file that came with a message, a button that downloads it.',
    translate: 'The button that translates a message, and takes its translation away again.',
    translation: 'A message in the reader’s language.',
    state:
      'What became of one’s own last message; `data-state` is `sending`, `waiting` for a connection, `sent`, `read` or `failed`.',
    resend: 'The button that sends a failed message again.',
    discard: 'The button that takes a failed message away.',
    news: 'The button that leads down to messages that have arrived.',
    composer:
      'The form for a new message; `data-over` while files are dragged over the inbox that it would take.',
    input: 'The text of a new message.',
    field: 'The frame around the text of a new message.',
    control: 'The text field of that frame, with `input`.',
    'field-error': 'Says that a new message has become too long, or why a file cannot go with it.',
    counter: 'Characters used, where a message comes near its limit.',
    attach: 'The button that adds files to a new message, where a task is agreed on.',
    file: 'A file that goes with the new message.',
    send: 'The Send button.',
    'sign-in': 'The link to sign in, for somebody who is not.',
    'not-there': 'What is shown where the conversation to open does not exist.',
  },
});
