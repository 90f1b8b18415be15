import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useMessages } from '#core/i18n/context.ts';
import { levelMessages } from '#core/i18n/forms.messages.ts';
import { renderInShadow } from './render-in-shadow.test-support.tsx';
import { separatePart } from './separate-part.tsx';

let view: ReturnType<typeof renderInShadow>;

beforeEach(() => {
  view = renderInShadow('de');
});
afterEach(() => view.clear());

const Waiting = () => <p>Please wait</p>;
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const waiting = page.getByText('Please wait');
const greeting = page.getByText('Hello Ada');

/** The texts that were rendered. */
const seen = new Set<string>();

function Level() {
  const text = useMessages(levelMessages).levelInWords({ level: 'C2' });
  seen.add(text);
  return <p data-testid="level">{text}</p>;
}

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message ? <p>{this.state.message}</p> : this.props.children;
  }
}

describe('a part in a file of its own', () => {
  it('appears in place of its placeholder once its code has arrived', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const part = separatePart<{ name: string }>(async () => {
      await arrival;
      return { View: Greeting };
    }, Waiting);
    view.show(<part.View name="Ada" />);
    await expect.element(waiting).toBeVisible();
    arrive();
    await expect.element(greeting).toBeVisible();
    expect(waiting.query()).toBeNull();
  });

  it('has no placeholder where it was loaded before', async () => {
    let placeholders = 0;
    const code = Promise.resolve({ View: Greeting });
    const part = separatePart<{ name: string }>(
      () => code,
      () => {
        placeholders += 1;
        return null;
      },
    );
    part.preload();
    await code;
    view.show(<part.View name="Ada" />);
    await expect.element(greeting).toBeVisible();
    expect(placeholders).toBe(0);
  });

  it('appears in the language of the element, never in English first', async () => {
    seen.clear();
    const part = separatePart(async () => ({ View: Level, catalogues: [levelMessages] }), Waiting);
    view.show(<part.View />);
    await expect.element(page.getByTestId('level')).toBeVisible();
    expect([...seen]).toEqual([levelMessages.loaded.get('de')?.levelInWords({ level: 'C2' })]);
    expect([...seen]).not.toContain(levelMessages.en.levelInWords({ level: 'C2' }));
  });

  it('fails as a widget does where its code cannot be loaded', async () => {
    const part = separatePart(() => Promise.reject(new Error('No connection')), Waiting);
    view.show(
      <Boundary>
        <part.View />
      </Boundary>,
    );
    await expect.element(page.getByText('No connection')).toBeVisible();
  });

  it('may fail alone, and be loaded by another attempt', async () => {
    let isOffline = true;
    const part = separatePart<{ name: string }>(
      async () => {
        if (isOffline) throw new Error('No connection');
        return { View: Greeting };
      },
      Waiting,
      ({ name, onRetry }) => (
        <button type="button" onClick={onRetry}>
          Greet {name} again
        </button>
      ),
    );
    view.show(<part.View name="Ada" />);
    const again = page.getByRole('button', { name: 'Greet Ada again' });
    await expect.element(again).toBeVisible();
    isOffline = false;
    await again.click();
    await expect.element(greeting).toBeVisible();
  });
});
