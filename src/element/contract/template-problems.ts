/** What is wrong with a page's own `<template>` for a widget, which is then not used. */
import type { TemplateContract } from './contract.ts';

export interface TemplateProblem {
  /** Goes on after "it" or "because it". */
  what: string;
  fix: string;
  /** A name that there is not, and those that there are. */
  unknown?: { given: string; known: readonly string[] };
}

/** Elements that run, load or ask for something by themselves, style the whole page, or have content of their own. */
const forbidden =
  'script, iframe, object, embed, frame, base, meta, link, form, portal, style, template, animate, set, animateTransform';
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc'];
const harmless = /^(https?:|mailto:|tel:|\/|\.|#|\?|data:image\/(png|jpeg|gif|webp|avif);)|^[^:]*$/i;

/** All problems, in the order of the template; none where it can be used. */
export function templateProblems(content: DocumentFragment, template: TemplateContract): TemplateProblem[] {
  return [...content.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { localName, dataset } = element;
    if (element.matches(forbidden))
      return [{ what: `contains <${localName}>`, fix: 'remove it, templates are inert.' }];
    return [
      ...[...element.attributes].flatMap((attribute) => attributeProblem(localName, attribute) ?? []),
      ...nameProblems('field', dataset.field, template.fields),
      ...nameProblems('link', dataset.link, template.links),
    ];
  });
}

function attributeProblem(tag: string, { name, value }: Attr): TemplateProblem | undefined {
  if (/^on/i.test(name))
    return {
      what: `has ${name} on <${tag}>`,
      fix: 'remove it, and listen on the element or the document instead.',
    };
  if (addresses.includes(name) && !harmless.test(value.trim()))
    return {
      what: `has the address "${value.slice(0, 40)}" on <${tag}>`,
      fix: 'use http, https or a path.',
    };
  return undefined;
}

function nameProblems(
  kind: 'field' | 'link',
  given: string | undefined,
  names: Readonly<Record<string, object>>,
): TemplateProblem[] {
  if (given === undefined || Object.hasOwn(names, given)) return [];
  const known = Object.keys(names);
  return [
    {
      what: `has data-${kind}="${given}", and there is no such ${kind}`,
      fix: `The ${kind}s are: ${known.join(', ')}.`,
      unknown: { given, known },
    },
  ];
}
