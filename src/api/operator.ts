/** What the people who run the marketplace read and do. */
import type {
  AuditLine,
  OperatorOverview,
  OperatorTask,
  PersonAnswer,
  PersonRow,
} from '#core/domain/operator.ts';
import type { TaskStatus } from '#core/domain/task-states.ts';
import type { Query } from './address.ts';
import type { Answer, Client } from './client.ts';
import { linkedPage } from './rows.ts';
import { signedIn } from './signed-in.ts';

/** One page of a list, with the cursor of the next one. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
}

/** Which lines of the audit log are wanted; an empty text is no condition. */
export interface AuditFilter {
  user: string;
  action: string;
  from: string;
  to: string;
}

export const operator = (client: Client) => {
  /** Only the marketplace's own pages call these: the answers have the types of its schemas, and texts are only shown. */
  const call = (path: string, query?: Query): Promise<Answer> => signedIn(client).call({ path, query });
  const read = async <Answered>(path: string): Promise<Answered> => (await call(path)).body as Answered;
  const page = async <Row>(path: string, query: Query, cursor: string | null): Promise<ListPage<Row>> => {
    const { body, headers } = await call(path, { ...query, cursor: cursor ?? undefined });
    return { rows: body as Row[], next: linkedPage(headers, 'next') };
  };

  return {
    overview: () => read<OperatorOverview>('/operator/overview'),
    people: (q: string, cursor: string | null) =>
      page<PersonRow>('/operator/users', { q: q || undefined }, cursor),
    person: (id: string) => read<PersonAnswer>(`/operator/users/${encodeURIComponent(id)}`),
    tasks: (status: TaskStatus | undefined, cursor: string | null) =>
      page<OperatorTask>('/operator/tasks', { status }, cursor),
    auditLog: ({ user, action, from, to }: AuditFilter, cursor: string | null) =>
      page<AuditLine>(
        '/operator/audit',
        {
          user: user || undefined,
          action: action || undefined,
          from: from || undefined,
          to: to || undefined,
        },
        cursor,
      ),
  };
};
