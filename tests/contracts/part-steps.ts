/** What the recipes for parts are made of. */
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { write } from '#tests/faulty-network/submissions.ts';
import { control, part } from '#tests/setup/test-element.ts';

/** A part to click once it exists, or another action. */
type Step = string | ((element: HTMLElement) => unknown);

export interface PartRecipe {
  tag: `dragoman-${string}`;
  attributes?: Record<string, string>;
  steps?: readonly Step[];
}

/** A recipe that needs a backend, with the parts that it leads to. */
export interface BackendPartRecipe extends PartRecipe {
  reveals: readonly string[];
}

const onBusyMachine = { timeout: 60_000 };

export async function perform(element: HTMLElement, step: Step): Promise<void> {
  if (typeof step === 'string') await vi.waitFor(() => part(element, step).click(), onBusyMachine);
  else await step(element);
}

export const type = (values: Record<string, string>) => (element: HTMLElement) => write(element, values);

export const chooseFile =
  (name: string, ...files: readonly string[]) =>
  async (element: HTMLElement) => {
    const input = await vi.waitFor(() => control(element, name));
    const chosen = (files.length ? files : ['letter.txt']).map((file) => new File(['Dear'], file));
    await userEvent.upload(input, chosen);
  };

export const choose = (name: string, value: string) => async (element: HTMLElement) =>
  userEvent.selectOptions(await vi.waitFor(() => control(element, name)), value);

export const waitForPart = (name: string) => (element: HTMLElement) =>
  vi.waitFor(() => part(element, name), onBusyMachine);

/** Repeats an action until the part appears, because the page may not listen yet. */
export const until = (name: string, act: () => Promise<unknown>) => (element: HTMLElement) =>
  vi.waitFor(
    async () => {
      await act();
      part(element, name);
    },
    { ...onBusyMachine, interval: 500 },
  );

export const scrollToTop = (inbox: HTMLElement) =>
  vi.waitFor(() => {
    const thread = part(inbox, 'thread');
    if (thread.scrollTop === 0) throw new Error('Not at the end yet.');
    thread.scrollTop = 0;
  });
