import { type Kysely, sql } from 'kysely';

/** A picture is a file that the backend has stored, and of one person only: who removes theirs removes no other's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add constraint users_image_stored
    check (image ~ '^/uploads/avatars/[A-Za-z0-9_-]+[.]webp$')`.execute(db);
  await sql`create unique index users_image on users (image) where image is not null`.execute(db);
}
