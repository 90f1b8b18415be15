import type { JSX } from 'react';
import { useSearchParams } from 'react-router';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { useMessages } from '#site/messages/messages.ts';

const tabs = ['created', 'accepted', 'finished', 'requests'] as const;

/** Back leaves the page. */
const inPlace = { replace: true, preventScrollReset: true } as const;

/** `/Dashboard`: the URL contains the open tab. */
export function Dashboard() {
  const { dashboard } = useMessages();
  const [address, writeAddress] = useSearchParams();
  const isHydrated = useIsHydrated();
  const listeners: Pick<JSX.IntrinsicElements['dragoman-dashboard'], 'ondragoman-tab-change'> = {
    'ondragoman-tab-change': ({ detail: { tab } }) => writeAddress({ tab }, inPlace),
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
