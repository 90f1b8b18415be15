/** Request and answer shapes of conversations and messages. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { instant, nullable } from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { FullTask, TaskDocument } from '@dragoman/widgets/domain/task.ts';
import { Type } from '@fastify/type-provider-typebox';
import { ActivityAnswer } from '#backend/features/notifications/schema.ts';
import { iso } from '#backend/platform/http/answers.ts';
import type { list } from './conversations.queries.ts';

export const NewConversation = Type.Object({
  created_with: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'the users_id of the other person',
  }),
});

export const NewMessage = Type.Object({ message: fields.text(limits.message) });

const LastMessage = Type.Object({
  text: Type.String(),
  activity: ActivityAnswer,
  kind: Type.String(),
  created_by: Type.String(),
  created_at: instant,
});

const NewestTask = Type.Object({
  id: Type.Number(),
  title: Type.String(),
  textLanguage: FullTask.properties.textLanguage,
  translations: FullTask.properties.translations,
  status: Type.String(),
});

export const Conversation = Type.Object({
  id: Type.String(),
  created_by: Type.String(),
  created_with: Type.String(),
  created_at: instant,
  updated_at: instant,
  firstname: Type.String({ description: 'of the other party, as the next two' }),
  lastname: Type.String(),
  image: fields.nullable(Type.String()),
  user_language: Type.String({ description: 'the language of the other party, as two letters' }),
  createdby_firstname: Type.String(),
  createdby_lastname: Type.String(),
  createdby_image: fields.nullable(Type.String()),
  last_message: fields.nullable(LastMessage),
  unread_count: Type.Number(),
  task: fields.nullable(NewestTask),
  blocked: Type.Boolean({ description: 'whether one has blocked the other party' }),
});

type Row = Awaited<ReturnType<typeof list>>[number];

export function conversationAnswer(
  row: Row,
  person: string,
  absolute: (path: string | null) => string | null,
) {
  const isCreator = row.created_by === person;
  return {
    id: row.id,
    created_by: row.created_by,
    created_with: row.created_with,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    firstname: isCreator ? row.guest_firstname : row.creator_firstname,
    lastname: isCreator ? row.guest_lastname : row.creator_lastname,
    image: absolute(isCreator ? row.guest_image : row.creator_image),
    user_language: isCreator ? row.guest_language : row.creator_language,
    createdby_firstname: row.creator_firstname,
    createdby_lastname: row.creator_lastname,
    createdby_image: absolute(row.creator_image),
    last_message: lastMessage(row),
    unread_count: row.unread_count ?? 0,
    task: newestTask(row),
    blocked: Boolean(row.blocked),
  };
}

function newestTask({ task_id, task_title, task_text_language, task_translations, task_status }: Row) {
  return task_id && task_title !== null && task_status
    ? {
        id: task_id,
        title: task_title,
        textLanguage: task_text_language ?? '',
        translations: task_translations ?? {},
        status: task_status,
      }
    : null;
}

function lastMessage({ last_text, last_activity, last_kind, last_by, last_at }: Row) {
  if (last_text === null || !last_kind || !last_by || !last_at) return null;
  return {
    text: last_text,
    activity: last_activity,
    kind: last_kind,
    created_by: last_by,
    created_at: iso(last_at),
  };
}

export { messageData as messageAnswer } from '#backend/features/notifications/event-data.ts';

/** Request and answer shapes of messages. */
export const MessageAnswer = Type.Object({
  id: Type.String(),
  text: Type.String(),
  activity: ActivityAnswer,
  url: nullable(Type.String({ description: 'the page that a system message is about' })),
  created_by: Type.String(),
  created_with: Type.String(),
  created_at: instant,
  kind: Type.String({ description: 'text or system' }),
  read_at: nullable(instant),
  documents: Type.Array(TaskDocument),
});
