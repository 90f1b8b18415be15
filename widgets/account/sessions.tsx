import { Monitor, Smartphone } from 'lucide';
import type { OpenSession } from '#core/api/own-account.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { useEndOthers } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

/** The name of a browser in its user agent. The order matters: most user agents name other browsers too. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrom', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

export function Sessions({
  sessions,
  onEnded,
}: {
  sessions: readonly OpenSession[];
  onEnded(): Promise<void>;
}) {
  const t = useMessages(accountMessages);
  const [end, ending] = useEndOthers();
  const hasOthers = sessions.some(({ isThisOne }) => !isThisOne);
  const endOthers = async () => {
    if (await end(null)) await onEnded();
  };
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session} part="session">
            <Session {...session} />
          </li>
        ))}
      </ul>
      {ending.status === 'failed' && <FormProblem error={ending.error} />}
      {hasOthers && (
        <Button part="end-others" busy={ending.status === 'busy'} onClick={() => void endOthers()}>
          {t.endOthers}
        </Button>
      )}
      <StatusLine>{!hasOthers && t.onlyHere}</StatusLine>
    </>
  );
}

function Session({ browser, since, site, partner, isThisOne }: OpenSession) {
  const t = useMessages(accountMessages);
  const format = useFormat();
  const name = browsers.find(([mark]) => browser.includes(mark))?.[1] ?? t.unknownBrowser;
  return (
    <>
      <Icon node={/Mobile|Android|iPhone/.test(browser) ? Smartphone : Monitor} size={20} />
      <span>
        <span translate="no">{name}</span>
        {isThisOne && <strong className={styles.here}>{t.thisOne}</strong>}
        {site && <span className={styles.since}>{t.pageOf({ name: partner || site })}</span>}
        {since && <span className={styles.since}>{t.since({ when: format.moment(since) })}</span>}
      </span>
    </>
  );
}
