/** Checks that an error response can be translated. */
import { expect } from 'vitest';
import { textLanguages } from '#core/domain/languages.ts';
import { loadRefusals } from '#core/i18n/load-refusals.ts';

export interface ErrorBody {
  type: string;
  message: string;
  code: string;
  values: Record<string, string | number>;
}

/** Its code has a text in every language, and its values fill that text. */
export async function expectTranslated({ message, code, values }: ErrorBody, where: string): Promise<void> {
  for (const language of textLanguages) {
    const translate = await loadRefusals(language, {});
    const text = translate(code, values);
    expect(text, `${where}: ${message} has the code ${code}, without a text in ${language}`).toBeTruthy();
  }
}
