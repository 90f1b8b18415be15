import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import './index.ts';
import { part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-task', { ...usualAttributes, ...attributes });

const sample = async (number: number, attributes: Record<string, string> = {}) => {
  const element = place({ demo: '', 'task-id': `sample-${number}`, ...attributes });
  await vi.waitFor(() => part(element, 'title'));
  return element;
};

const text = (element: Element, name: string) => parts(element, name).map(({ textContent }) => textContent);

afterEach(() => document.body.replaceChildren());

describe('accessibility', () => {
  it('has no violations, whatever the state of the task and its money', async () => {
    for (let number = 1; number <= 17; number += 1) {
      const element = await sample(number, number % 2 ? {} : { theme: 'dark', locale: 'ar' });
      document.body.style.background = number % 2 ? '' : '#14130F';
      expect((await axe.run(element)).violations, `sample ${number}`).toEqual([]);
      element.remove();
    }
    document.body.style.background = '';
  });
});

describe('the one main button', () => {
  it.each([
    [1, ['Accept delivery'], 'a delivery to its customer'],
    [2, ['Pay €40 now'], 'an unpaid task to its customer'],
    [3, ['Mark delivered'], 'work under way to its owner'],
    [4, ['Rate'], 'a finished task to its customer'],
    [7, [], 'a request to its customer, who waits'],
    [8, [], 'an unpaid task to its owner, who waits'],
    [14, ['Pay €28 now'], 'a delivery that has to be paid before it is accepted'],
    [17, [], 'work that can be paid for later, to its customer'],
  ])('of sample %d is %j: %s', async (number, wanted) => {
    expect(text(await sample(number), 'next')).toEqual(wanted);
  });
});
