import { expect, it } from 'vitest';
import { isInLanguage } from './message-bubble.tsx';

it.each([
  ['Good morning, I will have the text for you on Monday.', 'en-GB'],
  ['Die Übersetzung ist fertig, bitte sehen Sie sie sich an.', 'de'],
  ['Bonjour, la traduction est prête pour vous.', 'fr'],
  ['Hola, la traducción está lista para ti.', 'es'],
  ['شكرًا، وصلت الملفات', 'ar'],
  ['Good morning', 'en-GB'],
  ['See you tomorrow', 'en-GB'],
  ['No problem', 'en-GB'],
  ['Guten Morgen', 'de'],
  ['Kein Problem', 'de'],
  ['Bis morgen', 'de'],
  ['À demain', 'fr'],
  ['Pas de problème', 'fr'],
  ['Buenos días', 'es'],
  ['Hasta mañana', 'es'],
])('recognizes “%s” as %s, and as no other language of the interface', (text, own) => {
  const tags = ['en-GB', 'de', 'fr', 'es', 'ar'];
  expect(tags.filter((tag) => isInLanguage(text, tag))).toEqual([own]);
});

it.each(['明細書の二段落目について確認しました。', '', '123 – 456', 'Kontrakt jest gotowy'])(
  'recognizes “%s” as none of them',
  (text) => {
    expect(['en', 'de', 'fr', 'es', 'ar', 'pl'].filter((tag) => isInLanguage(text, tag))).toEqual([]);
  },
);
