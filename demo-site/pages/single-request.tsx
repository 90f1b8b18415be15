import { useParams } from 'react-router';
import { useArrival } from '#site/shell/use-arrival.ts';

const proposalIn = (hash: string) => /^#proposal-([\w-]+)$/.exec(hash)?.[1];

/** `/Requests/{id}`: where notifications about a request and its proposals lead. */
export function SingleRequest() {
  const { id } = useParams();
  const { show } = useArrival(id, proposalIn);
  return (
    <div className="container page">
      <dragoman-request-board
        class="page-space"
        request-id={id}
        proposal-id={show}
        heading-level={1}
        load="eager"
      />
    </div>
  );
}

/** `/Requests/{id}/Edit` */
export function EditRequest() {
  const { id } = useParams();
  return (
    <div className="container page">
      <dragoman-request-form class="page-space" request-id={id} heading-level={1} load="eager" />
    </div>
  );
}
