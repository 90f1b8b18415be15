import { useLocation } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { NeedsScripts } from '#site/shell/needs-scripts.tsx';

/** `/RequestBoard`: the requests of customers, for translators. The URL contains the filters. */
export function Requests() {
  const { requests } = useMessages();
  const { key } = useLocation();
  return (
    <div className="container page">
      <h1>{requests.title}</h1>
      <p className="lead lead--above">{requests.lead}</p>
      <NeedsScripts />
      {/* Begins anew with the address of each navigation: a link to the page as it is leads to all requests. */}
      <dragoman-request-board key={key} class="fills-screen" load="eager" sync-url="" />
    </div>
  );
}
