/** Answer shapes of the operators' list of disputes. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { FullTask, TaskDocument, TaskRole, TaskStep } from '@dragoman/widgets/domain/task.ts';
import { taskStatuses } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { documentAnswer } from '#backend/features/documents/schema.ts';
import { heldCents, type PaymentSum } from '#backend/features/money/task-money.ts';
import type * as disputes from '#backend/features/tasks/disputes.queries.ts';
import type * as tasks from '#backend/features/tasks/queries.ts';
import { roleOf } from '#backend/features/tasks/queries.ts';
import { stepAnswer } from '#backend/features/tasks/schema.ts';
import type { DocumentRow, Message } from '#backend/platform/database/tables.ts';
import type { Settlement } from '#backend/platform/database/tables-money.ts';
import { iso } from '#backend/platform/http/answers.ts';

const Party = Type.Object({ id: Type.String(), name: Type.String() });

export const OpenDispute = Type.Object({
  id: Type.String({ description: 'for the decision, which names what was read' }),
  task_id: Type.Number(),
  title: Type.String(),
  textLanguage: FullTask.properties.textLanguage,
  translations: FullTask.properties.translations,
  amount: Type.Integer({ description: 'what is held, in cents' }),
  currency: Type.String(),
  opened_by: Type.Object({ role: TaskRole, name: Type.String() }),
  text: Type.String(),
  other_text: Type.String({ description: 'of an open proposal of the other side' }),
  created_at: fields.instant,
  status_before: fields.oneOf(taskStatuses),
  customer: Party,
  owner: Party,
  settlement: fields.nullable(
    Type.Object({ owner_percent: Type.Integer(), text: Type.String(), proposed_by: TaskRole }),
  ),
  history: Type.Array(TaskStep),
  documents: Type.Array(TaskDocument),
  messages: Type.Array(
    Type.Object({ id: Type.String(), text: Type.String(), created_by: TaskRole, created_at: fields.instant }),
  ),
});

type Row = Awaited<ReturnType<typeof disputes.listOpen>>[number];

interface Belongings {
  payment: PaymentSum | undefined;
  settlement: Settlement | undefined;
  steps: Awaited<ReturnType<typeof tasks.listSteps>>;
  files: DocumentRow[];
  written: Message[];
}

export function openDisputeAnswer(row: Row, { payment, settlement, steps, files, written }: Belongings) {
  const customer = { id: row.customer_id, name: `${row.customer_firstname} ${row.customer_lastname}` };
  const owner = { id: row.owner_id, name: `${row.owner_firstname} ${row.owner_lastname}` };
  const openedBy = roleOf(row, row.opened_by);
  const isOthers = settlement !== undefined && settlement.proposed_by !== row.opened_by;
  return {
    id: row.id,
    task_id: row.task_id,
    title: row.title,
    textLanguage: row.text_language ?? '',
    translations: row.translations,
    amount: heldCents(payment),
    currency: fields.currency,
    opened_by: { role: openedBy, name: { customer, owner }[openedBy].name },
    text: row.text,
    other_text: isOthers ? settlement.text : '',
    created_at: iso(row.created_at),
    status_before: row.status_before,
    customer,
    owner,
    settlement: settlement
      ? {
          owner_percent: settlement.owner_percent,
          text: settlement.text,
          proposed_by: roleOf(row, settlement.proposed_by),
        }
      : null,
    history: steps.map((step) => stepAnswer(row, step)),
    documents: files.map(documentAnswer),
    messages: written.map(({ id, text, created_by, created_at }) => ({
      id,
      text,
      created_by: roleOf(row, created_by),
      created_at: iso(created_at),
    })),
  };
}
