/** The frame of the back office: its menu beside the page. For everybody but operators there is no such page. */
import { Gauge, ListChecks, Scale, ScrollText, Users } from 'lucide';
import { type ReactNode, Suspense } from 'react';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { useMessages } from '#site/messages/messages.ts';
import { useOperatorMessages } from '#site/messages/operators.ts';
import { NotFound } from '#site/pages/not-found.tsx';
import { CoreContext } from '#site/shell/core-context.tsx';
import { Loading } from '#site/shell/loading.tsx';
import { PageMenu } from '#site/shell/page-menu.tsx';
import { useSession } from '#site/shell/use-session.ts';
import { useTitle } from '#site/shell/use-title.ts';
import '#site/styles/operator.css';
import '#site/styles/partners.css';

const catalogues = [taskMessages];

export function OperatorPage({ children }: { children: ReactNode }) {
  const { status, user, ended } = useSession();
  switch (status) {
    case 'unknown':
    case 'restoring':
      return <Loading />;
    case 'unreachable':
      return <Frame>{children}</Frame>;
    case 'signed-in':
    case 'signed-out': {
      // An operator whose session expired during use signs in again in place.
      const person = user ?? ended;
      return person?.isOperator ? <Frame>{children}</Frame> : <NotFound />;
    }
  }
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <CoreContext catalogues={catalogues}>
        <div className="account container">
          <OperatorMenu />
          <div className="account__page">
            <div className="container page operator">{children}</div>
          </div>
        </div>
      </CoreContext>
    </Suspense>
  );
}

function OperatorMenu() {
  const t = useOperatorMessages();
  const { disputes } = useMessages();
  return (
    <PageMenu
      label={t.parts}
      entries={[
        { path: '/Operator', icon: Gauge, text: t.overview.title },
        { path: '/Operator/Disputes', icon: Scale, text: disputes.title },
        { path: '/Operator/Users', icon: Users, text: t.people.title },
        { path: '/Operator/Tasks', icon: ListChecks, text: t.tasks.title },
        { path: '/Operator/Audit', icon: ScrollText, text: t.audit.title },
      ]}
    />
  );
}

/** The heading of a page, which is its title too. */
export function OperatorHeading({ title, children }: { title: string; children?: ReactNode }) {
  useTitle(title);
  return (
    <header>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
