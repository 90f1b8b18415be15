/** Markup from templates, whose values are escaped. */
import { escapeHtml } from '#backend/prerender/escape.ts';

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Markup | Markup[] | undefined;

export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.reduce((made, part, index) => made + textOf(values[index - 1]) + part));

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  return escapeHtml(value ?? '');
}
