/** The SQL of what everybody may read about a translator. */
import { sql } from 'kysely';
import { ratingsOf } from '#backend/features/offers/reviews.queries.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

/** A translator has a page for so long after the last of their offers left the lists. */
const shownForMs = 365 * 24 * 3600 * 1000;

const tasksDone = sql<number>`(
  select count(*) from tasks where owner_id = users.id and status = 'finished')`.as('tasks_done');

/** Undefined for who has no page: accounts that are gone, and who has published nothing for a year. */
export function find(db: Db, id: string, at: Date) {
  return db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname', 'image', 'about', 'languages', 'user_language'])
    .select(['language_levels', 'timezone', 'created_at as member_since'])
    .select([ratingsOf('users.id'), tasksDone])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('offers')
          .select('offers.id')
          .whereRef('offers.owner_id', '=', 'users.id')
          .where((offer) =>
            offer.or([
              offer('offers.active', '=', true),
              offer('offers.unlisted_at', '>', new Date(at.getTime() - shownForMs)),
            ]),
          ),
      ),
    )
    .executeTakeFirst();
}

/** How many conversations count for the time in which somebody answers, at most and at least. */
const counted = { most: 50, least: 3 };

/**
 * The median of the minutes that others waited for the answer to what they wrote first; null where too few wrote. Who
 * still waits has waited until now.
 */
export async function answersInMinutes(db: Db, person: string, at: Date): Promise<number | null> {
  const latest = (side: 'person_low' | 'person_high') => sql`
    (select id from conversations where ${sql.ref(side)} = ${person} order by updated_at desc limit ${counted.most})`;
  const { rows } = await sql<{ minutes: number | null }>`
    select round(percentile_cont(0.5) within group (
      order by extract(epoch from coalesce(answer.created_at, ${at}) - first.created_at) / 60
    ))::integer as minutes
    from (${latest('person_low')} union all ${latest('person_high')}) as conversation
    join lateral (
      select id, created_by, created_at from messages
      where conversation_id = conversation.id and kind = 'text' order by id limit 1
    ) as first on first.created_by <> ${person}
    left join lateral (
      select created_at from messages
      where conversation_id = conversation.id and kind = 'text' and created_by = ${person} order by id limit 1
    ) as answer on true
    having count(*) >= ${counted.least}`.execute(db);
  const minutes = rows[0]?.minutes;
  return typeof minutes === 'number' ? Math.max(1, minutes) : null;
}
