import { session } from '@dragoman/widgets/page';
import { useEffect, useState } from 'react';
import { codeFor, partnerAt } from './backend.ts';
import { type Talk, talkWith } from './talk.ts';

export type Step =
  | { status: 'looking' }
  /** The site that asks is no partner's. */
  | { status: 'stranger' }
  /** There is no page to answer: this window was opened by nobody, or the page keeps windows at a distance. */
  | { status: 'alone' }
  | { status: 'asking'; partner: string }
  | { status: 'handing-over'; partner: string }
  | { status: 'done'; partner: string }
  | { status: 'failed'; retry(): void };

/** From the first look at who asks to the code in their hands. */
export function useHandingOver(origin: string): [step: Step, handOver: () => void] {
  const [step, setStep] = useState<Step>({ status: 'looking' });
  const [talk, setTalk] = useState<Talk | null>(null);

  const look = async () => {
    setStep({ status: 'looking' });
    try {
      const partner = await partnerAt(origin);
      const opener = window.opener as Window | null;
      if (!partner) return setStep({ status: 'stranger' });
      if (!opener) return setStep({ status: 'alone' });
      setTalk((before) => before ?? talkWith(opener, origin));
      setStep({ status: 'asking', partner: partner.name });
    } catch {
      setStep({ status: 'failed', retry: () => void look() });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks does not change while the window is open
  useEffect(() => void look(), []);

  const handOver = async () => {
    if (!talk || step.status === 'handing-over') return;
    const partner = 'partner' in step ? step.partner : '';
    setStep({ status: 'handing-over', partner });
    try {
      const code = await codeFor(origin, await talk.challenge);
      await talk.give(code);
      setStep({ status: 'done', partner });
      // This window's own sign-in has served.
      await session.signOut();
      window.close();
    } catch {
      setStep({ status: 'failed', retry: () => void handOver() });
    }
  };
  return [step, () => void handOver()];
}
