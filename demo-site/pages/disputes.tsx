import { useMessages } from '#site/messages/messages.ts';
import { Loading } from '#site/shell/loading.tsx';
import { useSession } from '#site/shell/use-session.ts';
import { useTitle } from '#site/shell/use-title.ts';
import { NotFound } from './not-found.tsx';

/** `/Operator/Disputes`: for operators only; for everybody else there is no such page. */
export function Disputes() {
  const { status, user, ended } = useSession();
  switch (status) {
    case 'unknown':
    case 'restoring':
      return <Loading />;
    case 'unreachable':
      return <OpenDisputes />;
    case 'signed-in':
    case 'signed-out': {
      // An operator whose session expired during use signs in again in place.
      const person = user ?? ended;
      return person?.isOperator ? <OpenDisputes /> : <NotFound />;
    }
  }
}

function OpenDisputes() {
  const { disputes } = useMessages();
  useTitle(disputes.title);
  return (
    <div className="container page">
      <dragoman-disputes heading-level={1} load="eager" />
    </div>
  );
}
