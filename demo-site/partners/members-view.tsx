import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { useSession } from '#site/shell/use-session.ts';
import { send } from './calls.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { DoneText } from './states.tsx';
import type { Partner } from './types.ts';
import { useMoment } from './use-moment.ts';

interface MembersViewProps {
  partner: Partner;
  reload: () => Promise<void>;
}

/** The members of a partner, and who is invited. */
export function MembersView({ partner: { id, fixed, members, invitations }, reload }: MembersViewProps) {
  const all = usePartnerMessages();
  const t = all.members;
  const { user } = useSession();
  const navigate = useNavigate();
  const moment = useMoment();
  const [isSent, setSent] = useState(false);
  const path = `/partners/${id}`;
  if (fixed) return <p className="panel partner__part">{all.fixed}</p>;
  return (
    <section className="panel partner__part" aria-labelledby="members">
      <h2 id="members">{t.title}</h2>
      <p className="partner__about">{t.text}</p>
      <ul className="partner__rows">
        {members.map(({ id: member, firstname, lastname }) => {
          const name = `${firstname} ${lastname}`;
          const isOwn = member === user?.id;
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
                  onRemove={async () => {
                    await send('DELETE', `${path}/members/${member}`);
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
                onRemove={async () => {
                  await send('DELETE', `${path}/invitations/${invitation}`);
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
        field={{ name: 'email', type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: 254 }}
        onSubmit={async (email) => {
          setSent(false);
          await send('POST', `${path}/members`, { email });
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
