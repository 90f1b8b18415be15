import { useSearchParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

const tabs = ['created', 'accepted', 'finished', 'requests'] as const;

/** `/Dashboard`: the URL contains the open tab. */
export function Dashboard() {
  const { dashboard } = useMessages();
  const [address, setAddress] = useSearchParams();
  useTitle(dashboard.title);
  return (
    <div className="container page">
      <h1 className="visually-hidden">{dashboard.title}</h1>
      <dragoman-dashboard
        class="fills-screen"
        tab={tabs.find((tab) => tab === address.get('tab'))}
        load="eager"
        ondragoman-tab-change={({ detail: { tab } }) =>
          setAddress({ tab }, { replace: true, preventScrollReset: true })
        }
      />
    </div>
  );
}
