import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

export function Earnings() {
  const { earnings } = useMessages();
  useTitle(earnings.title);
  return (
    <div className="container page">
      <dragoman-payments view="earnings" heading-level={1} load="eager" />
    </div>
  );
}
