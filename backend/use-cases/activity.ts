import { type Fact, factInEnglish } from '@dragoman/widgets/server';
import type { User } from '#backend/database/tables.ts';

/** A sentence for any client, with its parts for those that say it in the reader’s language, as the tables take them. */
export const messageColumns = (fact: Fact) => ({ text: factInEnglish(fact), fact: JSON.stringify(fact) });

export const fullName = ({ firstname, lastname }: Pick<User, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`;
