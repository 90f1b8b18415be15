import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

export function Payments() {
  const { payments } = useMessages();
  useTitle(payments.title);
  return (
    <div className="container page">
      <dragoman-payments heading-level={1} load="eager" />
    </div>
  );
}
