import { useRef, useState } from 'react';
import type { Blocked } from '#core/api/blocks.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { isolated } from '#core/i18n/format.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button } from '#core/ui/button.tsx';
import { SkeletonBlock } from '#core/ui/skeleton.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { useBlockedPeople, useUnblock } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

/** The people whom the user has blocked, the newest first. */
export function BlockedPeople() {
  const t = useMessages(accountMessages);
  const people = useBlockedPeople();
  const [outcome, setOutcome] = useState('');
  const section = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={section} className={styles.sessions} tabIndex={-1}>
        <p className={styles.hint}>{t.blockedHint}</p>
        <Ready resource={people} skeleton={<SkeletonBlock width="220px" height="20px" />}>
          {({ value, refresh }) =>
            value.length === 0 ? (
              <p>{t.blockedNobody}</p>
            ) : (
              <ul className={styles.sessions} aria-label={t.blocked}>
                {value.map((person) => (
                  <li key={person.id} className={styles.person} part="blocked">
                    <BlockedPerson
                      person={person}
                      onUnblocked={async () => {
                        await refresh();
                        setOutcome(t.unblocked({ name: person.fullName }));
                        // The button that was pressed is gone.
                        section.current?.focus();
                      }}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Ready>
      </div>
      <StatusLine>{outcome}</StatusLine>
    </>
  );
}

function BlockedPerson({ person, onUnblocked }: { person: Blocked; onUnblocked(): Promise<void> }) {
  const t = useMessages(accountMessages);
  const format = useFormat();
  const { id, fullName: name, image, since } = person;
  const [unblock, unblocking] = useUnblock();
  return (
    <>
      <Avatar name={name} image={image} size={36} />
      <div>
        <bdi translate="no">{name}</bdi>
        {since && (
          <span className={styles.since}>{t.blockedSince({ when: isolated(format.day(since)) })}</span>
        )}
        {unblocking.status === 'failed' && <FormProblem error={unblocking.error} />}
      </div>
      <Button
        size="small"
        part="unblock"
        aria-label={t.unblockPerson({ name })}
        busy={unblocking.status === 'busy'}
        onClick={async () => {
          if (await unblock(id)) await onUnblocked();
        }}
      >
        {t.unblock}
      </Button>
    </>
  );
}
