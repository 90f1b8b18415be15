import { type ChangeEvent, useId } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { send, upload } from './calls.ts';
import { PartnerLogo } from './partner-logo.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ProblemText } from './states.tsx';
import type { Partner } from './types.ts';
import { useAction } from './use-data.ts';

interface LogoPartProps {
  partner: Partner;
  reload: () => Promise<void>;
}

/** Sets and removes the logo of a partner. */
export function LogoPart({ partner: { id, name, logo }, reload }: LogoPartProps) {
  const { logo: t } = usePartnerMessages();
  const field = useId();
  const { isBusy, problem, run } = useAction();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    if (!picture) return;
    await run(async () => {
      await upload(`/partners/${id}/logo`, 'image', picture);
      await reload();
    });
    // The same file again is a change again.
    target.value = '';
  };
  return (
    <section className="panel partner__part" aria-labelledby="logo">
      <h2 id="logo">{t.title}</h2>
      <p className="partner__about">{t.text}</p>
      <div className="partner__logo">
        <PartnerLogo name={name} logo={logo} size={72} />
        <div className="partner__logo-choice">
          <input
            className="visually-hidden"
            id={field}
            type="file"
            name="image"
            accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
            aria-disabled={isBusy}
            aria-describedby={`${field}-hint ${field}-problem`}
            onChange={(event) => void choose(event)}
          />
          <label className="button" htmlFor={field}>
            {logo ? t.replace : t.choose}
          </label>
          {logo && (
            <RemoveButton
              what={t.title}
              onRemove={async () => {
                await send('PATCH', `/partners/${id}`, { logo: null });
                await reload();
              }}
            />
          )}
        </div>
      </div>
      <p className="mail-link__hint" id={`${field}-hint`}>
        {t.hint}
      </p>
      <ProblemText text={problem} id={`${field}-problem`} />
    </section>
  );
}
