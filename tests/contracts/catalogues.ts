import { languages } from '#core/domain/language.ts';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { formatFor } from '#core/i18n/format.ts';
import { messages as site } from '#site/messages/en.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/**/*.messages.ts', '/widgets/*/*.messages.ts'],
  { eager: true },
);

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'loaders' in value && 'loaded' in value;

/** Every catalogue of texts, by the name of its file. */
export const catalogues = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isCatalogue)
    .map((catalogue) => ({ name: path.replace(/^.*\//, '').replace('.messages.ts', ''), catalogue })),
);

const opening = '⟦';
const closing = '⟧';

/** A text in a language that nobody speaks: longer by a third, in brackets that show where it begins and ends. */
const pseudo = (text: string) => `${opening}${text}${' ~'.repeat(Math.ceil(text.length / 6))}${closing}`;

type Texts = { [key: string]: unknown };

function speakPseudo(texts: Texts): void {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') texts[key] = pseudo(text);
    else if (typeof text === 'function') texts[key] = (values: unknown) => pseudo(String(text(values)));
    else speakPseudo(text as Texts);
  }
}

/** From now on the widgets say all they have to say in brackets. */
export function putWidgetsInBrackets(): void {
  for (const { catalogue } of catalogues) {
    const texts = { ...catalogue.en };
    speakPseudo(texts);
    catalogue.loaded.set('en', texts);
  }
}

/** From now on the site does too, but for what has no language: people and addresses. */
export function putSiteInBrackets(): void {
  const { email } = site.team;
  const people = site.team.members.map(({ name, initials, email }) => ({
    name,
    initials,
    email,
  }));
  speakPseudo(site);
  site.team.email = email;
  for (const [index, member] of site.team.members.entries()) Object.assign(member, people[index]);
}

function withoutPseudo(text: string): string {
  const shorter = text.replace(new RegExp(`${opening}[^${opening}${closing}]*${closing}`, 'g'), '');
  return shorter === text ? text : withoutPseudo(shorter);
}

/** What people wrote, names, and what Intl writes for the reader's place. */
const untranslated = '[translate=no], [dir=auto], bdi, time, script, style, noscript';
const languageNames = new Set(
  Object.keys(languages).flatMap((code) => [formatFor('en').language(code), code]),
);
const isLanguageList = (text: string) =>
  text.split(/, and |, | and /).every((name) => languageNames.has(name));
const isMeasure = (text: string) => /^[\d.,\s]+(kB|MB)$/.test(text);
/** Not `title`: tooltips here repeat what somebody wrote. */
const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'alt', 'label'];

const isSaid = (text: string) => !/\p{L}/u.test(withoutPseudo(text));

/** Words that a person would see or hear and that come from no catalogue. */
export function strayWords(root: ParentNode): string[] {
  const stray = new Set<string>();
  const look = (text: string, where: string) => {
    const rest = withoutPseudo(text).trim();
    if (!/\p{L}/u.test(rest) || isLanguageList(rest) || isMeasure(rest)) return;
    stray.add(`${where}: ${rest}`);
  };
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) for (const found of strayWords(element.shadowRoot)) stray.add(found);
    if (element.closest(untranslated)) continue;
    const where = `<${element.localName}${element.part.length ? ` part="${element.part}"` : ''}>`;
    for (const name of attributes) look(element.getAttribute(name) ?? '', `${where} ${name}`);
    // A sentence may have marked words in it: what counts is that all of it stands in brackets.
    if ([element, element.parentElement].some((around) => around && isSaid(around.textContent ?? '')))
      continue;
    for (const node of element.childNodes) if (node instanceof Text) look(node.data, where);
  }
  return [...stray];
}
