import { useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

/** `/Requests/{id}`: where notifications about a request and its proposals lead. */
export function SingleRequest() {
  const { id } = useParams();
  const { singleRequest } = useMessages();
  useTitle(singleRequest.title);
  return (
    <div className="container page">
      <dragoman-request-board class="page-space" request-id={id} heading-level={1} load="eager" />
    </div>
  );
}

/** `/Requests/{id}/Edit` */
export function EditRequest() {
  const { id } = useParams();
  const { singleRequest } = useMessages();
  useTitle(singleRequest.editTitle);
  return (
    <div className="container page">
      <dragoman-request-form class="page-space" request-id={id} heading-level={1} load="eager" />
    </div>
  );
}
