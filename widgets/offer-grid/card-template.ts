/** The host page's own card: a `<template slot="card">` among the grid's children, filled in for each offer. */
import { templateProblems } from '#core/element/contract/template-problems.ts';
import { withDiagnostics } from '#core/element/diagnostics/load.ts';
import { offerGridContract } from './offer-grid.contract.ts';

const template = offerGridContract.templates.card;

/** What an element with `data-field` shows. */
type CardField = keyof typeof template.fields;

/** Where an `<a data-link>` leads. */
type CardLink = keyof typeof template.links;

/** The grid's template; null where it has none, or one that is refused on the console. */
export function templateOf(host: Element | undefined): DocumentFragment | null {
  const given = host?.querySelector<HTMLTemplateElement>(':scope > template[slot="card"]');
  if (!host || !given) return null;
  if (templateProblems(given.content, template).length === 0) return given.content;
  withDiagnostics(({ reportTemplates }) => reportTemplates(host, offerGridContract));
  return null;
}

/** What one card shows; an empty text hides the element. */
type CardTexts = Readonly<Record<CardField, string>>;

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
