import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { PersonCounts } from '#core/api/person-counts.ts';
import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { whenIdle } from '#core/kit/data/when-idle.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { Tabs } from '#core/ui/tabs.tsx';
import { CreatedTasks } from '#widgets/dashboard/tasks/created-tasks.tsx';
import { type DashboardTab, dashboardTabs } from './dashboard.contract.ts';
import { useCounts, usePerson, useTab } from './dashboard.data.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import type { DashboardProps } from './dashboard.props.ts';
import * as styles from './dashboard.styles.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { PersonPanel } from './person-panel.tsx';
import { BookedTasks, LoadingTab, preloadTabs, RequestLists } from './tabs.tsx';

const sessionOver = new ApiError({
  reason: 'refused',
  status: 401,
  type: 'error',
  message: '',
  call: 'session',
});

export function Dashboard(props: DashboardProps) {
  const t = useMessages(dashboardMessages);
  const person = usePerson();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (person.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  switch (person.status) {
    case 'unknown':
      return <DashboardSkeleton />;
    case 'unreachable':
      return <Failure error={person.error} isRetrying={person.isRetrying} onRetry={person.retry} />;
    case 'signed-out':
      if (wasSignedIn) return <Failure error={sessionOver} />;
      return <SignInFirst message={t.signedOut} signInUrl={props.signInUrl} />;
    case 'signed-in':
      return <SignedInDashboard key={person.user.id} user={person.user} {...props} />;
  }
}

function SignedInDashboard({ user, ...props }: DashboardProps & { user: User }) {
  const t = useMessages(dashboardMessages);
  const counts = useCounts(user.id);
  const [tab, choose] = useTab(props.tab || 'created', counts);
  // A tap shows the tab as chosen in the next frame, and its lists after that.
  const deferred = useDeferredValue(tab);
  const isOpen = tab !== null;
  useEffect(() => (isOpen ? whenIdle(preloadTabs) : undefined), [isOpen]);
  const known = counts.status === 'ready' ? counts.value : null;
  const countIn = useMemo(() => known && tabCounts(known), [known]);
  return (
    <section className={styles.layout} aria-label={t.dashboard}>
      <PersonPanel user={user} headingLevel={props.headingLevel} profileUrl={props.profileUrl} />
      <div className={styles.main}>
        <Tabs
          label={t.dashboard}
          tabs={dashboardTabs.map((id) => ({ id, label: t[id], count: countIn?.[id] }))}
          selected={tab ?? 'created'}
          onSelect={choose}
        >
          <OpenTab open={deferred ?? tab} counts={countIn} personId={user.id} {...props} />
        </Tabs>
      </div>
    </section>
  );
}

type TabCounts = Readonly<Record<DashboardTab, number>>;

const tabCounts = ({ offers, openTasks, finishedTasks, requests, proposals }: PersonCounts): TabCounts => ({
  created: offers,
  accepted: openTasks,
  finished: finishedTasks,
  requests: requests + proposals,
});

interface OpenTabProps extends DashboardProps {
  /** Null until it is known. */
  open: DashboardTab | null;
  counts: TabCounts | null;
  personId: string;
}

const OpenTab = memo(({ open, counts, ...props }: OpenTabProps) => {
  switch (open) {
    case null:
      return <LoadingTab />;
    case 'created':
      return <CreatedTasks {...props} />;
    case 'requests':
      return <RequestLists {...props} />;
    default:
      return <BookedTasks key={open} kind={open} count={counts?.[open] ?? 0} {...props} />;
  }
});
