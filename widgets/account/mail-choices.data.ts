import { mailChoices } from '#core/api/mail-choices.ts';
import type { MailChoices, MailKind } from '#core/domain/mail-choice.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { type Resource, useResource } from '#core/kit/data/use-resource.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { useAccountId } from './account.data.ts';

const sampleChoices: MailChoices = {
  bookings: true,
  money: true,
  messages: true,
  proposals: false,
  reviews: true,
};

export const useMailChoices = (): Resource<MailChoices> =>
  useResource<MailChoices>(['mail-choices', useAccountId()], (client) => mailChoices(client).read(), {
    ready: async () => sampleChoices,
    empty: sampleChoices,
  });

/** Turns one kind on or off. It is saved once `refresh` has read what holds. */
export function useChooseMails(kind: MailKind, refresh: () => Promise<void>) {
  const { demo } = useWidget();
  return useAction(async (client, isMailed: boolean) => {
    if (!demo) await mailChoices(client).choose({ [kind]: isMailed });
    await refresh();
    return true;
  });
}
