/** The texts of mails in the language of a locale. */
import { type TextLanguage, textLanguage } from '@dragoman/widgets/server';
import { ar } from './messages.ar.ts';
import { de } from './messages.de.ts';
import { en, type Messages } from './messages.en.ts';
import { es } from './messages.es.ts';
import { fr } from './messages.fr.ts';

const catalogue: Record<TextLanguage, Messages> = { en, de, fr, es, ar };

export const messagesOf = (locale: string): Messages => catalogue[textLanguage(locale)];
