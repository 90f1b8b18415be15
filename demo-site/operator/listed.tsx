/** Lists of the back office, a page at a time. */
import type { ReactNode } from 'react';
import type { Client } from '#core/api/client.ts';
import type { ListPage } from '#core/api/operator.ts';
import { type PagedResource, usePagedResource } from '#core/hooks/data/use-paged-resource.ts';
import { useSession } from '#core/hooks/widget-context.ts';
import { useOperatorMessages } from '#site/messages/operators.ts';
import { Loaded } from '#site/shell/outcomes.tsx';

/** Reads in the name of whoever is signed in: the next person at the device gets answers of their own. */
export function useListed<Row>(
  key: readonly unknown[],
  read: (client: Client, cursor: string | null) => Promise<ListPage<Row>>,
): PagedResource<ListPage<Row>> {
  const userId = useSession(({ user }) => user?.id ?? '');
  const nothing: ListPage<Row> = { rows: [], next: null };
  return usePagedResource(['operator', userId, ...key], read, {
    ready: async () => nothing,
    empty: nothing,
  });
}

interface ListedProps<Row> {
  list: PagedResource<ListPage<Row>>;
  /** What stands where there is nothing. */
  none: string;
  children(row: Row): ReactNode;
}

export function Listed<Row extends { id: string | number }>({ list, none, children }: ListedProps<Row>) {
  if (list.status !== 'ready') return <Loaded resource={list}>{() => null}</Loaded>;
  const rows = new Map(list.pages.flatMap((page) => page.rows.map((row) => [row.id, row] as const)));
  if (rows.size === 0) return <p className="panel operator__none">{none}</p>;
  return (
    <>
      <Rows rows={[...rows.values()]}>{children}</Rows>
      <MoreButton list={list} />
    </>
  );
}

interface RowsProps<Row> {
  rows: readonly Row[];
  children(row: Row): ReactNode;
}

export const Rows = <Row extends { id: string | number }>({ rows, children }: RowsProps<Row>) => (
  <ul className="panel operator__rows">
    {rows.map((row) => (
      <li className="operator__row" key={row.id}>
        {children(row)}
      </li>
    ))}
  </ul>
);

type Ready = Extract<PagedResource<ListPage<unknown>>, { status: 'ready' }>;

function MoreButton({ list }: { list: Pick<Ready, 'more' | 'showMore'> }) {
  const t = useOperatorMessages();
  if (list.more === 'none') return null;
  return (
    <div className="operator__more">
      {list.more === 'failed' && (
        <p className="form__problem" role="alert">
          {t.moreFailed}
        </p>
      )}
      <button
        className="button"
        type="button"
        aria-disabled={list.more === 'loading'}
        onClick={() => list.more !== 'loading' && list.showMore()}
      >
        {t.more}
      </button>
    </div>
  );
}
