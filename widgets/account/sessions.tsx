import { Monitor, Smartphone } from 'lucide';
import { useRef, useState } from 'react';
import type { OpenSession } from '#core/api/account.ts';
import { deviceOf, isHandheld } from '#core/domain/device.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { isolated } from '#core/i18n/format.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Row } from '#core/ui/stack.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { useEndOthers, useEndSession } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

interface SessionsProps {
  sessions: readonly OpenSession[];
  onEnded(): Promise<void>;
}

/** The devices on which the user is signed in, this one first; where they are is not guessed. */
export function Sessions({ sessions, onEnded }: SessionsProps) {
  const t = useMessages(accountMessages);
  const [end, ending] = useEndOthers();
  const [outcome, setOutcome] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ isThisOne }) => !isThisOne);
  const ordered = [...sessions.filter(({ isThisOne }) => isThisOne), ...others];
  const refresh = async (text: string) => {
    await onEnded();
    setOutcome(text);
    // The button that was pressed is gone.
    list.current?.focus();
  };
  const endOthers = async () => {
    if (await end(null)) await refresh('');
  };
  return (
    <>
      <ul ref={list} className={styles.sessions} tabIndex={-1} aria-label={t.sessions}>
        {ordered.map((session) => (
          <li key={session.id} className={styles.session} part="session">
            <Session session={session} onEnded={refresh} />
          </li>
        ))}
      </ul>
      {ending.status === 'failed' && <FormProblem error={ending.error} />}
      {others.length > 0 && (
        <Button part="end-others" busy={ending.status === 'busy'} onClick={() => void endOthers()}>
          {t.endOthers}
        </Button>
      )}
      <StatusLine>{others.length === 0 ? t.onlyHere : outcome}</StatusLine>
    </>
  );
}

function Session({ session, onEnded }: { session: OpenSession; onEnded(outcome: string): Promise<void> }) {
  const t = useMessages(accountMessages);
  const format = useFormat();
  const [end, ending] = useEndSession();
  const { id, browser, since, lastUsed, site, partner, arrivedFrom, isThisOne } = session;
  const name = deviceOf(browser) || t.unknownBrowser;
  const endThis = async () => {
    if (await end(id)) await onEnded(t.sessionEnded({ name }));
  };
  const moment = (at: Date) => isolated(format.moment(at));
  return (
    <>
      <Icon node={isHandheld(browser) ? Smartphone : Monitor} size={20} />
      <span>
        <Row as="span" gap={2} lines={1}>
          <bdi translate="no">{name}</bdi>
          {isThisOne && <Tag tone="accent">{t.thisOne}</Tag>}
        </Row>
        {site && <span className={styles.since}>{t.pageOf({ name: partner || site })}</span>}
        {arrivedFrom && <span className={styles.since}>{t.arrivedFrom({ name: arrivedFrom })}</span>}
        {since && <span className={styles.since}>{t.signedInAt({ when: moment(since) })}</span>}
        {lastUsed && !isThisOne && (
          <span className={styles.since}>{t.lastUsed({ when: moment(lastUsed) })}</span>
        )}
        {ending.status === 'failed' && <FormProblem error={ending.error} />}
      </span>
      {!isThisOne && (
        <Button
          size="small"
          part="end-session"
          aria-label={t.endSessionOf({ name })}
          busy={ending.status === 'busy'}
          onClick={() => void endThis()}
        >
          {t.endSession}
        </Button>
      )}
    </>
  );
}
