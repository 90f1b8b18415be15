/** Erases a person. The rows that other people need stay, without the person's name, address and public texts. */
import { sql } from 'kysely';
import * as mails from '#backend/features/mail/queries.ts';
import * as offerWords from '#backend/features/offers/words.queries.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';

const former = { firstname: 'Former', lastname: 'member' };
const formerName = `${former.firstname} ${former.lastname}`;

/** Under a lock on the person. Tasks and conversations keep their texts: they are the other party's too. */
export async function erase(trx: Transaction, person: string, at: Date): Promise<void> {
  const names = await offerWords.namesOf(trx, [person]);
  await eraseProfile(trx, person, at);
  await eraseOffers(trx, person, at);
  await offerWords.forget(trx, names.get(person) ?? '');
  await trx
    .updateTable('requests')
    .set({ status: 'closed', title: '', description: '' })
    .where('owner_id', '=', person)
    .execute();
  await trx
    .updateTable('proposals')
    .set({ message: '' })
    .where('translator_id', '=', person)
    .where('status', '!=', 'accepted')
    .execute();
  await eraseReviews(trx, person);
  await eraseName(trx, person);
}

async function eraseProfile(trx: Transaction, id: string, at: Date): Promise<void> {
  const erased = { ...former, email: '', email_key: '', password_hash: null, phonenumber: '', address: '' };
  await trx
    .updateTable('users')
    .set({
      ...erased,
      languages: [],
      image: null,
      about: null,
      language_levels: '{}',
      timezone: null,
      draft_key: '',
      unsubscribe_key: '',
      calendar_key: '',
      known_devices: [],
      terms_version: null,
      email_verified_at: null,
      is_operator: false,
      operator_role: 'operator',
      deleted_at: at,
    })
    .where('id', '=', id)
    .execute();
}

async function eraseOffers(trx: Transaction, owner: string, at: Date): Promise<void> {
  const offers = await trx
    .updateTable('offers')
    .set({
      active: false,
      deleted_at: at,
      title: '',
      description: '',
      translations: '{}',
      search: sql`''::tsvector`,
    })
    .where('owner_id', '=', owner)
    .returning('id')
    .execute();
  const ids = offers.map(({ id }) => id);
  if (ids.length) await trx.deleteFrom('offer_language_pairs').where('offer_id', 'in', ids).execute();
}

/** The stars stay: they are part of an offer's rating. */
async function eraseReviews(trx: Transaction, person: string): Promise<void> {
  const tasksOf = (role: 'customer_id' | 'owner_id') =>
    trx.selectFrom('tasks').select('id').where(role, '=', person);
  await trx.updateTable('reviews').set({ text: '' }).where('task_id', 'in', tasksOf('customer_id')).execute();
  await trx
    .updateTable('reviews')
    .set({ reply: null, replied_at: null })
    .where('task_id', 'in', tasksOf('owner_id'))
    .execute();
}

/** In the stored texts of what the person did: messages of the system, others' notifications, events that streams replay. */
async function eraseName(trx: Transaction, person: string): Promise<void> {
  const name = sql`to_jsonb(${formerName}::text)`;
  const nameless = sql`
    text = replace(text, activity->>'person', ${formerName}), activity = jsonb_set(activity, '{person}', ${name})`;
  await sql`
    update messages set ${nameless}
    where created_by = ${person} and activity->>'person' is not null
      and conversation_id in (select id from conversations where person_low = ${person} or person_high = ${person})`.execute(
    trx,
  );
  await sql`
    update notifications set ${nameless} where actor_id = ${person} and activity->>'person' is not null`.execute(
    trx,
  );
  await mails.eraseName(trx, person, formerName);
  await sql`
    update events set data = data || jsonb_build_object(
      'text', replace(data->>'text', data->'activity'->>'person', ${formerName}),
      'activity', jsonb_set(data->'activity', '{person}', ${name})
    )
    where data->'activity'->>'person' is not null
      and user_id in (
        select unnest(array[person_low, person_high]) from conversations where person_low = ${person} or person_high = ${person}
        union select user_id from notifications where actor_id = ${person}
      )
      and (
        data->>'created_by' = ${person}::text
        or data->>'id' in (select id::text from notifications where actor_id = ${person})
      )`.execute(trx);
}
