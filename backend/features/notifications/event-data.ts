/** The rows that events report. Calls answer with the same fields. */
import type { DocumentRow, Message, Notification } from '#backend/platform/database/tables.ts';

/** Only downloads say in which encoding a text is. */
export const documentData = ({ id, name, size, type, kind, version, words, ...row }: DocumentRow) => ({
  id,
  name,
  size,
  kind,
  version,
  words,
  type: type.split(';', 1)[0] ?? type,
  created_by: row.uploaded_by,
  created_at: row.created_at.toISOString(),
});

/** `documents` may hold those of other messages too. */
export const messageData = (message: Message, documents: DocumentRow[]) => ({
  id: message.id,
  text: message.text,
  activity: message.activity,
  url: message.url,
  created_by: message.created_by,
  created_with: message.created_with,
  created_at: message.created_at.toISOString(),
  kind: message.kind,
  read_at: message.read_at?.toISOString() ?? null,
  documents: documents.filter((document) => document.message_id === message.id).map(documentData),
});

export const notificationData = (notification: Notification) => ({
  id: notification.id,
  kind: notification.kind,
  text: notification.text,
  activity: notification.activity,
  url: notification.url,
  created_at: notification.created_at.toISOString(),
  read: notification.read_at !== null,
});
