import { useState } from 'react';
import { useNavigate } from 'react-router';
import { partners } from '#core/api/partners.ts';
import { limits } from '#core/domain/limits.ts';
import type { Partner } from '#core/domain/partner.ts';
import { useSession } from '#core/hooks/widget-context.ts';
import { usePartnerMessages } from '#site/messages/integrators.ts';
import { OneFieldForm } from '#site/shell/one-field-form.tsx';
import { DoneText } from '#site/shell/outcomes.tsx';
import { RemoveButton, useMoment } from './parts.tsx';

interface MembersViewProps {
  partner: Partner;
  reload: () => Promise<void>;
}

/** The members of a partner, and who is invited. */
export function MembersView({ partner: { id, fixed, members, invitations }, reload }: MembersViewProps) {
  const all = usePartnerMessages();
  const t = all.members;
  const ownId = useSession(({ user }) => user?.id);
  const navigate = useNavigate();
  const moment = useMoment();
  const [isSent, setSent] = useState(false);
  if (fixed) return <p className="panel partner__part">{all.fixed}</p>;
  return (
    <section className="panel partner__part" aria-labelledby="members">
      <h2 id="members">{t.title}</h2>
      <p className="partner__about">{t.text}</p>
      <ul className="partner__rows">
        {members.map(({ id: member, firstname, lastname }) => {
          const name = `${firstname} ${lastname}`;
          const isOwn = member === ownId;
          return (
            <li className="partner__row" key={member}>
              <div className="partner__row-head">
                <b dir="auto" translate="no">
                  {name}
                </b>
                <span className="partner__fact">{isOwn && t.you}</span>
                <RemoveButton
                  what={name}
                  {...(isOwn && { label: t.leave })}
                  remove={async (client) => {
                    await partners(client).of(id).removeMember(member);
                    if (isOwn) await navigate('/Partners');
                    else await reload();
                  }}
                />
              </div>
            </li>
          );
        })}
        {invitations.map(({ id: invitation, email, expires_at }) => (
          <li className="partner__row" key={invitation}>
            <div className="partner__row-head">
              <b dir="ltr" translate="no">
                {masked(email)}
              </b>
              <span className="partner__fact">{t.invited({ when: moment(expires_at) })}</span>
              <RemoveButton
                what={masked(email)}
                label={t.withdraw}
                remove={async (client) => {
                  await partners(client).of(id).withdrawInvitation(invitation);
                  await reload();
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      <OneFieldForm
        label={t.label}
        hint={t.hint}
        action={t.add}
        isInline
        field={{
          name: 'email',
          type: 'email',
          inputMode: 'email',
          autoComplete: 'off',
          maxLength: limits.email,
        }}
        act={async (client, email) => {
          setSent(false);
          await partners(client).of(id).invite(email);
          await reload();
          setSent(true);
        }}
      />
      <DoneText text={isSent ? t.sent : ''} />
    </section>
  );
}

/** Nobody else's address stands on a screen in full: enough to recognize it. */
const masked = (email: string) => email.replace(/^(.).*@/, '$1…@');
