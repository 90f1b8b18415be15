import { type Fact, factInEnglish } from '@dragoman/widgets/server';

/** A sentence for any client, with its parts for those that say it in the reader’s language, as the tables take them. */
export const messageColumns = (fact: Fact) => ({ text: factInEnglish(fact), fact: JSON.stringify(fact) });

export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`;
