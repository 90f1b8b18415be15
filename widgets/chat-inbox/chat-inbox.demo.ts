import type { MessagePage } from '#core/api/conversations.ts';
import type { Activity, LocalizedText } from '#core/domain/activities.ts';
import type { Conversation, Message } from '#core/domain/conversation.ts';
import { activityInEnglish } from '#core/i18n/activity.ts';
import { sampleReader } from './chat-inbox.data.ts';

/** One time for all samples, so that reading them twice gives the same. */
const now = Date.now();
const minute = 60_000;
const day = 24 * 60 * minute;

const certificates = 'Certified translation of birth and marriage certificates';

type SampleMessage = readonly [by: 'me' | 'them' | 'system', ago: number, content: string | Activity];

const samples: readonly (readonly [name: string, unread: number, lines: readonly SampleMessage[]])[] = [
  [
    'Mira Okafor',
    0,
    [
      ['system', 2 * day + 40 * minute, { code: 'task-accepted', title: certificates }],
      ['them', 2 * day + 30 * minute, 'Hallo Jonas, die Fotos sind gut lesbar. Ich fange um zwei an.'],
      [
        'me',
        2 * day + 20 * minute,
        'Great! The embassy wants my wife’s maiden name in brackets, is that possible?',
      ],
      [
        'them',
        2 * day + 18 * minute,
        'Yes, that is common. I add it with a translator’s note: https://example.org/notes',
      ],
      ['system', 50 * minute, { code: 'task-delivered', title: certificates }],
      ['me', 31 * minute, 'Perfect, thank you. 🙏'],
    ],
  ],
  [
    'Haruto Sato',
    2,
    [
      ['me', 5 * day, 'Is the second claim meant to cover the lid as well?'],
      ['them', 3 * 60 * minute, '明細書の二段落目について確認しました。'],
      ['them', 2 * 60 * minute, 'Yes, it covers the lid. I mark it in the margin.'],
    ],
  ],
  [
    'Layla Haddad',
    0,
    [
      ['me', day + 60 * minute, 'I have uploaded the two files for Monday.'],
      ['them', day, 'شكرًا، وصلت الملفات'],
    ],
  ],
  [
    'Paweł Zieliński',
    0,
    [
      ['them', 16 * day, 'Delivered: safety sheet v3.'],
      ['me', 15 * day, 'Received, all good.'],
    ],
  ],
];

const textOf = (content: string | Activity): LocalizedText =>
  typeof content === 'string'
    ? { text: content, activity: null }
    : { text: activityInEnglish(content), activity: content };

const personId = (index: number) => `sample-person-${index}`;
const conversationId = (index: number) => `sample-${index}`;

export function sampleConversations(): Conversation[] {
  return samples.map(([fullName, unreadCount, lines], index) => ({
    id: conversationId(index),
    with: { id: personId(index), fullName, firstName: fullName.split(' ')[0] ?? fullName, image: null },
    language: '',
    createdAt: new Date(now - (lines[0]?.[1] ?? 0)),
    updatedAt: new Date(now - (lines.at(-1)?.[1] ?? 0)),
    lastMessage: textOf(lines.at(-1)?.[2] ?? ''),
    unreadCount,
    task: index === 0 ? { id: 'sample', title: 'Certified translation', isOver: false } : null,
    isBlocked: false,
  }));
}

export function sampleMessages(id: string): MessagePage {
  const index = samples.findIndex((_, place) => conversationId(place) === id);
  const messages = (samples[index]?.[2] ?? []).map(
    ([by, ago, content], line): Message => ({
      id: `${id}-${line}`,
      ...textOf(content),
      author: by === 'me' ? sampleReader : personId(index),
      kind: by === 'system' ? 'system' : 'text',
      createdAt: new Date(now - ago),
      readAt: by === 'me' ? new Date(now - ago + 2 * minute) : null,
      documents: [],
      address: null,
    }),
  );
  return { messages, earlier: null };
}
