import { useMessages } from '#site/messages/messages.ts';
import { RequestsLink } from '#site/shell/requests-link.tsx';

/** `/Select` and `/Select/Request`: the choice between request and offer, and of the category. */
export function Select() {
  const { select } = useMessages();
  return (
    <div className="container page">
      <h1>{select.title}</h1>
      <p className="lead lead--above">{select.lead}</p>
      <dragoman-service-select load="eager" />
      <p className="actions">
        <RequestsLink />
      </p>
    </div>
  );
}
