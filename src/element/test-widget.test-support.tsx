/** A widget that shows its props, for the tests of this folder. */
import { type ReactNode, useEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { choice, flag, list, wholeNumber } from '#core/element/contract/attribute.ts';
import { defineContract, type PropsOf } from '#core/element/contract/contract.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { defineMessages } from '#core/i18n/catalogue.ts';
import { useLocale } from '#core/i18n/context.ts';
import { defineWidget } from './define-widget.ts';

export const contract = defineContract({
  tag: 'dragoman-test-widget',
  summary: 'A widget that shows its props.',
  attributes: {
    size: choice(['small', 'large'], 'small', 'How large.'),
    open: flag('Whether it is open.'),
    'max-items': wholeNumber(3, 'How many.', { min: 1, max: 9 }),
    languages: list('Which languages.'),
    action: choice(
      ['', 'break', 'finish'],
      '',
      '`break` throws while rendering, `finish` removes the button.',
    ),
  },
  properties: { payload: { type: 'unknown', about: 'Any value.' } },
  events: {
    'dragoman-pick': { about: 'The visitor clicked the button.', detail: { id: 'number' }, cancelable: true },
  },
});

export const seen = {
  renders: 0,
  mounted: 0,
  unmounted: 0,
  props: {} as Record<string, unknown>,
  prevented: false,
};

export function TestWidget(props: PropsOf<typeof contract>): ReactNode {
  const { emit } = useWidget();
  const { locale } = useLocale();
  const [clicks, setClicks] = useState(0);
  seen.renders += 1;
  seen.props = props;
  useEffect(() => {
    seen.mounted += 1;
    return () => {
      seen.unmounted += 1;
    };
  }, []);
  if (props.action === 'break') throw new Error('broken on purpose');
  const pick = () => {
    setClicks(clicks + 1);
    seen.prevented = !emit('dragoman-pick', { id: 7 });
  };
  return (
    <form>
      <p part="text" lang={locale}>
        {`${props.size} ${props.maxItems} ${props.open ? 'open' : 'closed'} ${props.languages.join('+')}`}
      </p>
      <input name="first" aria-label="First" />
      {props.action !== 'finish' && (
        <button type="button" onClick={pick}>
          {`${clicks} clicks`}
        </button>
      )}
    </form>
  );
}

export const messages = defineMessages({ hello: 'Hello' }, async (language) => ({
  messages: { hello: language === 'de' ? 'Hallo' : 'Bonjour' },
}));

export interface TestWidgetElement extends HTMLElement {
  size: string;
  open: boolean;
  maxItems: unknown;
  languages: unknown;
  payload: unknown;
}

export const create = () => document.createElement('dragoman-test-widget') as TestWidgetElement;
export const textOf = (element: Element) => element.shadowRoot?.querySelector('[part=text]')?.textContent;
export const buttonOf = (element: Element) => element.shadowRoot?.querySelector('button');

export function insertMarkup(markup: string): TestWidgetElement {
  const parsed = new DOMParser().parseFromString(markup, 'text/html').body;
  document.body.replaceChildren(...parsed.childNodes);
  return document.querySelector('dragoman-test-widget') as TestWidgetElement;
}

export async function renderWidget(
  markup = '<dragoman-test-widget load="eager"></dragoman-test-widget>',
): Promise<TestWidgetElement> {
  const element = insertMarkup(markup);
  await vi.waitFor(() => expect(textOf(element)).toBeTruthy());
  return element;
}

// Created before the definition, as by a framework that renders before our script is loaded.
export const early = create();
early.maxItems = 5;
document.body.append(early);

defineWidget(contract, TestWidget, { messages });
