/** People with whom somebody wants no more to do: neither side can write to the other one, book or propose. Pages import the types only. */
import { type Static, Type } from 'typebox';
import * as fields from './fields.ts';

export const BlockInput = Type.Object({
  user_id: Type.String({ minLength: 1, maxLength: 100, description: 'the id of the other person' }),
});

export const BlockedPerson = Type.Object({
  user_id: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  image: fields.nullable(Type.String()),
  created_at: fields.instant,
});
export type BlockedPerson = Static<typeof BlockedPerson>;
