import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';
import { OperatorPage } from './operator-page.tsx';

/** `/Operator/Disputes`: open disputes, which operators decide. */
export const Disputes = () => (
  <OperatorPage>
    <OpenDisputes />
  </OperatorPage>
);

function OpenDisputes() {
  const { disputes } = useMessages();
  useTitle(disputes.title);
  return <dragoman-disputes heading-level={1} load="eager" />;
}
