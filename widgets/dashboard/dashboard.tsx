import { useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { Tabs } from '#core/ui/tabs.tsx';
import { RequestLists } from '#widgets/dashboard/requests/request-lists.tsx';
import { BookedTasks } from '#widgets/dashboard/tasks/booked-tasks.tsx';
import { CreatedTasks } from '#widgets/dashboard/tasks/created-tasks.tsx';
import { type DashboardTab, dashboardTabs } from './dashboard.contract.ts';
import { usePerson, useTab } from './dashboard.data.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import type { DashboardProps } from './dashboard.props.ts';
import * as styles from './dashboard.styles.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { PersonPanel } from './person-panel.tsx';

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
  const tabs = useTab(props.tab || 'created');
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
      return <SignedInDashboard key={person.user.id} user={person.user} tabs={tabs} {...props} />;
  }
}

function SignedInDashboard({
  user,
  tabs: [tab, choose],
  ...props
}: DashboardProps & { user: User; tabs: ReturnType<typeof useTab> }) {
  const t = useMessages(dashboardMessages);
  return (
    <section className={styles.layout} aria-label={t.dashboard}>
      <PersonPanel user={user} headingLevel={props.headingLevel} profileUrl={props.profileUrl} />
      <div className={styles.main}>
        <Tabs
          label={t.dashboard}
          tabs={dashboardTabs.map((id) => ({ id, label: t[id] }))}
          selected={tab}
          onSelect={choose}
        >
          <OpenTab open={tab} personId={user.id} {...props} />
        </Tabs>
      </div>
    </section>
  );
}

function OpenTab({ open, ...props }: DashboardProps & { open: DashboardTab; personId: string }) {
  switch (open) {
    case 'created':
      return <CreatedTasks {...props} />;
    case 'requests':
      return <RequestLists {...props} />;
    default:
      return <BookedTasks key={open} kind={open} {...props} />;
  }
}
