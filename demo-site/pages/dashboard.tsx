import type { JSX } from 'react';
import { useMessages } from '#site/messages/messages.ts';
import { useIsHydrated } from '#site/shell/use-is-hydrated.ts';
import { useTitle } from '#site/shell/use-title.ts';
import { useWrittenAddress } from '#site/shell/use-written-address.ts';

const tabs = ['created', 'accepted', 'finished', 'requests'] as const;

/** `/Dashboard`: the URL contains the open tab. */
export function Dashboard() {
  const { dashboard } = useMessages();
  const [address, writeAddress] = useWrittenAddress();
  useTitle(dashboard.title);
  const isHydrated = useIsHydrated();
  const listeners: Pick<JSX.IntrinsicElements['dragoman-dashboard'], 'ondragoman-tab-change'> = {
    'ondragoman-tab-change': ({ detail: { tab } }) => writeAddress({ tab }),
  };
  return (
    <div className="container page">
      <h1 className="visually-hidden">{dashboard.title}</h1>
      <dragoman-dashboard
        class="fills-screen"
        tab={tabs.find((tab) => tab === address.get('tab'))}
        load="eager"
        {...(isHydrated && listeners)}
      />
    </div>
  );
}
