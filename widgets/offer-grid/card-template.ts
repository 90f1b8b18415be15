/** The host page's own card: a `<template slot="card">` among the grid's children, filled in for each offer. */
import { warnOnce } from '#core/runtime/warn-once.ts';

/** What an element with `data-field` shows. */
export const cardFields = [
  'title',
  'description',
  'category',
  'price',
  'languages',
  'owner',
  'image',
  'rating',
  'reviews',
] as const;

export type CardField = (typeof cardFields)[number];

/** Where an `<a data-link>` leads. */
export const cardLinks = ['details', 'book'] as const;

export type CardLink = (typeof cardLinks)[number];

/** Elements that run, load or ask for something by themselves, style the whole page, or have content of their own. */
const forbidden =
  'script, iframe, object, embed, frame, base, meta, link, form, portal, style, template, animate, set, animateTransform';
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc'];
const harmless = /^(https?:|mailto:|tel:|\/|\.|#|\?|data:image\/(png|jpeg|gif|webp|avif);)|^[^:]*$/i;

/** Why a template is not used, with what to do; undefined where it is fine. */
export function problemWith(content: DocumentFragment): string | undefined {
  const active = content.querySelector(forbidden);
  if (active) return `it contains <${active.localName}>: remove it, cards are inert`;
  for (const element of content.querySelectorAll<HTMLElement>('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name))
        return `<${element.localName}> has ${name}: listen on the grid or the document instead`;
      if (addresses.includes(name) && !harmless.test(value.trim()))
        return `<${element.localName}> has the address "${value.slice(0, 40)}": use http, https or a path`;
    }
    const { field, link } = element.dataset;
    if (field !== undefined && !cardFields.includes(field as CardField))
      return `there is no field "${field}": use ${cardFields.join(', ')}`;
    if (link !== undefined && !cardLinks.includes(link as CardLink))
      return `there is no link "${link}": use ${cardLinks.join(', ')}`;
  }
  return undefined;
}

/** The grid's template; null where it has none, or one that is refused in a line on the console. */
export function templateOf(host: Element | undefined): DocumentFragment | null {
  const template = host?.querySelector<HTMLTemplateElement>(':scope > template[slot="card"]');
  if (!template) return null;
  const problem = problemWith(template.content);
  if (!problem) return template.content;
  warnOnce(`The card template of <dragoman-offer-grid> is not used: ${problem}.`);
  return null;
}

/** What one card shows; an empty text hides the element. */
export type CardTexts = Readonly<Record<CardField, string>>;

interface CardContent {
  texts: CardTexts;
  /** The language of the title and the description. */
  lang: string;
  links: Readonly<Record<CardLink, { href: string; onClick(event: MouseEvent): void }>>;
  target: string;
}

/** A copy of the template, filled in. All that comes from offers is text, and one picture. */
export function fillCard(template: DocumentFragment, { texts, lang, links, target }: CardContent): Element {
  const card = document.createElement('div');
  card.append(template.cloneNode(true));
  for (const element of card.querySelectorAll<HTMLElement>('[data-field]')) {
    const field = element.dataset.field as CardField;
    const text = texts[field];
    element.hidden = text === '';
    if (element instanceof HTMLImageElement) {
      if (text) element.src = text;
      element.alt = '';
    } else if (field !== 'image') element.textContent = text;
    if (field === 'title' || field === 'description') {
      if (lang) element.lang = lang;
      element.dir = 'auto';
    }
    if (field === 'owner') element.translate = false;
  }
  for (const element of card.querySelectorAll<HTMLElement>('[data-link]')) {
    const link = links[element.dataset.link as CardLink];
    element.addEventListener('click', link.onClick);
    if (!(element instanceof HTMLAnchorElement)) continue;
    element.href = link.href;
    if (target) element.target = target;
    if (target === '_blank') element.rel = 'noopener';
  }
  return card;
}
