import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { PersonCounts } from '#core/api/person-counts.ts';
import type { User } from '#core/domain/user.ts';
import { useViewerOrSample } from '#core/hooks/data/use-viewer-or-sample.ts';
import { whenIdle } from '#core/hooks/data/when-idle.ts';
import { Failure, Ready } from '#core/hooks/errors/ready.tsx';
import { OnMarketplace, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { separatePart } from '#core/ui/separate-part.tsx';
import { Skeleton, SkeletonBlock } from '#core/ui/skeleton.tsx';
import { Tabs } from '#core/ui/tabs.tsx';
import type { BookedTasksProps } from '#widgets/dashboard/parts/booked-tasks.tsx';
import { OfferGridSkeleton } from '#widgets/dashboard/parts/offer-grid-skeleton.tsx';
import { OwnOffers } from '#widgets/dashboard/parts/own-offers.tsx';
import { type DashboardTab, dashboardTabs } from './dashboard.contract.ts';
import { useCounts, useTab } from './dashboard.data.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import type { DashboardProps, RequestListsProps } from './dashboard.props.ts';
import * as styles from './dashboard.styles.ts';

const sessionOver = new ApiError({
  reason: 'refused',
  status: 401,
  type: 'error',
  message: '',
  call: 'session',
});

export function Dashboard(props: DashboardProps) {
  const t = useMessages(dashboardMessages);
  const person = useViewerOrSample();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (person.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  if (person.status === 'signed-out' && wasSignedIn) return <Failure error={sessionOver} />;
  return (
    <Ready
      resource={person}
      skeleton={<DashboardSkeleton />}
      signedOut={t.signedOut}
      signInUrl={props.signInUrl}
    >
      {({ user }) => <SignedInDashboard key={user.id} user={user} {...props} />}
    </Ready>
  );
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
  // What was published is not of a partner's page.
  const isElsewhere = useIsLimited() && (open === 'created' || open === 'requests');
  if (isElsewhere) return <OnMarketplace path={`/Dashboard?tab=${open}`} />;
  switch (open) {
    case null:
      return <LoadingTab />;
    case 'created':
      return <OwnOffers {...props} />;
    case 'requests':
      return <RequestLists {...props} />;
    default:
      return <BookedTasks key={open} kind={open} count={counts?.[open] ?? 0} {...props} />;
  }
});

// The tabs whose code is loaded when they open, or once the first one is shown.

/** While it is not known which tab opens, too. */
function LoadingTab() {
  return (
    <slot name="loading">
      <Skeleton>
        <OfferGridSkeleton />
      </Skeleton>
    </slot>
  );
}

const booked = separatePart<BookedTasksProps>(async () => {
  const { BookedTasks: View, catalogues } = await import('#widgets/dashboard/parts/booked-tasks.tsx');
  return { View, catalogues };
}, LoadingTab);

const requests = separatePart<RequestListsProps>(async () => {
  const { RequestLists: View, catalogues } = await import('#widgets/dashboard/parts/request-lists.tsx');
  return { View, catalogues };
}, LoadingTab);

export const BookedTasks = booked.View;
export const RequestLists = requests.View;

function preloadTabs(): void {
  booked.preload();
  requests.preload();
}

interface PersonPanelProps {
  user: User;
  headingLevel: number;
  profileUrl: string;
}

/** The person who is signed in. */
function PersonPanel({ user, headingLevel, profileUrl }: PersonPanelProps) {
  const t = useMessages(dashboardMessages);
  const link = useLink();
  const Heading = headingTag(headingLevel);
  return (
    <div className={styles.panel} part="panel">
      <Avatar name={user.fullName} image={user.image} size={88} />
      <div className={styles.person}>
        <Heading className={styles.name} part="name" dir="auto" translate="no">
          {user.fullName}
        </Heading>
        {user.email && (
          <p className={styles.email} part="email" dir="ltr" translate="no">
            <EmailText address={user.email} />
          </p>
        )}
        <ButtonLink variant="text" size="small" part="profile" href={link('profileUrl', profileUrl)}>
          {t.profile}
        </ButtonLink>
      </div>
    </div>
  );
}

/** An e-mail address that wraps before its @ if it does not fit. */
function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** Shown while the session is restored. */
function DashboardSkeleton() {
  return (
    <div className={styles.layout}>
      <div className={styles.panel}>
        <SkeletonBlock width="88px" height="88px" round />
        <div className={styles.person}>
          <SkeletonBlock width="160px" height="24px" />
          <SkeletonBlock width="180px" height="20px" />
          <SkeletonBlock width="90px" height="20px" />
        </div>
      </div>
      <div className={styles.main}>
        <SkeletonBlock width="320px" height="44px" />
        <div className={styles.below}>
          <OfferGridSkeleton />
        </div>
      </div>
    </div>
  );
}
