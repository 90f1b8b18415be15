import { useMessages } from '#core/i18n/context.ts';
import { providerMessages } from '#core/kit/provider/provider.messages.ts';
import { problemText } from '#core/kit/provider/use-provider-return.ts';
import { Notice } from '#core/ui/notice.tsx';
import type { ProviderVisit } from './provider.data.ts';
import { Refusal } from './refusal.tsx';

/** Whether there is one in place of the welcome. */
export const hasProviderNote = ({ back, error, step }: ProviderVisit): boolean =>
  step.status === 'link-needed' || error !== null || Boolean(back?.problem);

/** Above the forms: why a provider has signed nobody in, or what to do so that it can. */
export function ProviderNotes({ visit: { back, error, step } }: { visit: ProviderVisit }) {
  const t = useMessages(providerMessages);
  if (step.status === 'link-needed')
    return (
      <Notice type="info" announced>
        {t.linkNeeded({ email: step.email, name: step.provider })}
      </Notice>
    );
  if (error) return <Refusal error={error} />;
  if (!back?.problem) return null;
  // Somebody who changed their mind has made no mistake.
  const type = back.problem === 'provider-cancelled' ? 'info' : 'error';
  return (
    <Notice part="error" type={type} announced>
      {problemText(back, t)}
    </Notice>
  );
}
