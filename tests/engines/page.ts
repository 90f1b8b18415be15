/** A tab as Playwright’s page would have it, in as much as the tests of the engines ask. */
import { expect, vi } from 'vitest';
import type { Key, Point, Tab } from './engine.ts';
import { find, hitPoint, isThere, type Step, setValue, takesTyping } from './in-page.ts';

/** Actions on a busy machine may take this long. */
export const slowPoll = { timeout: 60_000, interval: 100 };

/** An action in the page on what was found; it gives null to be asked again. Its value travels as JSON. */
type Action<Value, Argument> = (element: HTMLElement, argument: Argument) => Value;

export interface Locator {
  locator(selector: string): Locator;
  nth(index: number): Locator;
  count(): Promise<number>;
  textContent(): Promise<string>;
  evaluate<Value, Argument>(
    action: Action<Value, Argument>,
    argument?: Argument,
  ): Promise<NonNullable<Value>>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(value: string): Promise<void>;
  waitFor(options?: { state?: 'visible' | 'detached' }): Promise<void>;
}

export interface EnginePage {
  goto(address: string): Promise<void>;
  url(): Promise<URL>;
  waitForURL(isWanted: (address: URL) => boolean): Promise<void>;
  evaluate<Value>(action: () => Value): Promise<Value>;
  locator(selector: string): Locator;
  press(key: Key): Promise<void>;
  screenshot(): Promise<Uint8Array>;
}

export function pageOn(tab: Tab, baseUrl: string): EnginePage {
  // What comes back is what the action gave, as JSON.
  const evaluate = <Value>(action: () => Value) => tab.run(`(${action})()`) as Promise<Value>;
  const url = async () => new URL(await evaluate(() => location.href));
  return {
    evaluate,
    url,
    goto: (address) => tab.goto(new URL(address, baseUrl).href),
    async waitForURL(isWanted) {
      await vi.waitFor(async () => {
        const address = await url();
        if (!isWanted(address)) throw new Error(`The page is at ${address}, and not where ${isWanted}.`);
      }, slowPoll);
    },
    locator: (selector) => locatorIn(tab, [{ selector }]),
    press: tab.press,
    screenshot: tab.screenshot,
  };
}

function locatorIn(tab: Tab, steps: readonly Step[]): Locator {
  const name = steps.map(({ selector }) => selector).join(' ');
  const found = `(${find})(${JSON.stringify(steps)})`;
  const count = () => tab.run(`${found}.length`) as Promise<number>;

  const evaluate: Locator['evaluate'] = async (action, argument) => {
    let value: unknown = null;
    const tryOnce = async () => {
      const parameter = argument === undefined ? '' : `, ${JSON.stringify(argument)}`;
      value = await tab.run(`((element) => element ? (${action})(element${parameter}) : null)(${found}[0])`);
      return value ?? null;
    };
    await expect.poll(tryOnce, { ...slowPoll, message: name }).not.toBeNull();
    return value as NonNullable<ReturnType<typeof action>>;
  };
  const click = async () => {
    let before: Point | undefined;
    const standsStill = async () => {
      const last = before;
      before = await evaluate(hitPoint);
      return before.x === last?.x && before.y === last.y;
    };
    await expect.poll(standsStill, { ...slowPoll, message: name }).toBe(true);
    if (before) await tab.click(before);
  };

  return {
    locator: (selector) => locatorIn(tab, [...steps, { selector }]),
    nth: (index) =>
      locatorIn(tab, [...steps.slice(0, -1), { selector: steps.at(-1)?.selector ?? '', index }]),
    count,
    evaluate,
    click,
    textContent: () => evaluate((element) => element.textContent ?? ''),
    async fill(text) {
      if (!(await evaluate(takesTyping))) return void (await evaluate(setValue, text));
      await click();
      await evaluate(setValue, '');
      await tab.type(text);
    },
    async selectOption(value) {
      await evaluate(setValue, value);
    },
    async waitFor({ state = 'visible' } = {}) {
      if (state === 'visible') await evaluate(isThere);
      else await expect.poll(count, { ...slowPoll, message: name }).toBe(0);
    },
  };
}
