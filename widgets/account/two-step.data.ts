/** Two-step sign-in: a code from an app besides the password. */

import { type AppSecret, type SecondFactor, secondFactor, type TurnedOn } from '#core/api/second-factor.ts';
import { type Resource, useResource } from '#core/hooks/data/use-resource.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAccountId, useNotifyCancelling, usePasswordTexts, useSensitiveAction } from './account.data.ts';
import { twoStepMessages } from './account.messages.ts';

const off: SecondFactor = { since: null, recoveryCodes: 0 };

/** What a demo shows once it was turned on. */
export const sampleFactor: SecondFactor = { since: new Date(2026, 10, 25, 9, 30), recoveryCodes: 10 };

export const useSecondFactor = (): Resource<SecondFactor> =>
  useResource<SecondFactor>(['second-factor', useAccountId()], (client) => secondFactor(client).read(), {
    ready: async () => off,
    empty: off,
  });

const sampleSecret = 'DRAGOMANSAMPLE234567DRAGOMANSAMP';
const sample: AppSecret = {
  secret: sampleSecret,
  address: `otpauth://totp/Dragoman:ada%40dragoman.example?issuer=Dragoman&secret=${sampleSecret}`,
};
const sampleCodes = Array.from({ length: 10 }, (_, at) => `demo-code-${at}abc-only`);

export function useBeginTwoStep() {
  const { demo } = useWidget();
  return useSensitiveAction(
    usePasswordTexts(),
    async (client, _input: null): Promise<AppSecret> => (demo ? sample : secondFactor(client).begin()),
  );
}

export function useTurnOnTwoStep() {
  const { demo } = useWidget();
  const { turnedOn } = useMessages(twoStepMessages);
  const notify = useNotifyCancelling();
  return useSensitiveAction(usePasswordTexts(), async (client, code: string): Promise<string[]> => {
    if (demo) return sampleCodes;
    const { recoveryCodes, serverMessage }: TurnedOn = await secondFactor(client).turnOn(code);
    notify(serverMessage, turnedOn);
    return recoveryCodes;
  });
}

export function useTurnOffTwoStep() {
  const { demo } = useWidget();
  const { turnedOff } = useMessages(twoStepMessages);
  const notify = useNotifyCancelling();
  return useSensitiveAction(usePasswordTexts(), async (client, _input: null) => {
    if (!demo) notify(await secondFactor(client).turnOff(), turnedOff);
    return true;
  });
}
