/** What a refusal must bring along, so that each reader is told in their own language. */
import { expect } from 'vitest';
import { loadRefusals } from '#core/i18n/load-refusals.ts';
import { textLanguages } from '#core/i18n/locale.ts';

export interface Refused {
  type: string;
  message: string;
  code: string;
  values: Record<string, string | number>;
}

/** Its code has words in every language, whose values it brings; in English they are its own sentence. */
export async function expectWords({ message, code, values }: Refused, where: string): Promise<void> {
  for (const language of textLanguages) {
    const say = await loadRefusals(language, {});
    const said = say(code, values);
    expect(said, `${where}: ${message} has the code ${code}, without words in ${language}`).toBeTruthy();
  }
}
