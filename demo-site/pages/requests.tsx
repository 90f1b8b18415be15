import { useSearchParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

const names = ['category', 'type', 'from', 'to'] as const;

/** `/RequestBoard`: the requests of customers, for translators. The URL contains the filters. */
export function Requests() {
  const { requests } = useMessages();
  const [address, setAddress] = useSearchParams();
  useTitle(requests.title);
  return (
    <div className="container page">
      <h1>{requests.title}</h1>
      <p className="lead lead--above">{requests.lead}</p>
      <dragoman-request-board
        load="eager"
        {...Object.fromEntries(names.map((name) => [name, address.get(name) ?? undefined]))}
        ondragoman-filter-change={({ detail }) =>
          setAddress(Object.fromEntries(Object.entries(detail).filter(([, value]) => value)), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </div>
  );
}
