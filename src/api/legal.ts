/** What the company says about itself, and what people agree to with it. */
import type { TextLanguage } from '#core/domain/languages.ts';
import type { LegalKind, LegalText } from '#core/domain/legal.ts';
import type { Client } from './client.ts';

/** Only the marketplace's own pages call this: the answer has the type of its schema. */
export async function legalText(client: Client, kind: LegalKind, language: TextLanguage): Promise<LegalText> {
  const { body } = await client.call({ path: `/api/legal/${kind}`, query: { language }, token: 'never' });
  return body as LegalText;
}
