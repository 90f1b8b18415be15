import { useMessages } from '#site/messages/messages.ts';
import { useArrival } from '#site/shell/use-arrival.ts';
import { useTitle } from '#site/shell/use-title.ts';

const taskIn = (hash: string) => /^#task-(\d+)$/.exec(hash)?.[1];

/** `/Earnings`: notifications about money that was earned lead to its row. */
export function Earnings() {
  const { earnings } = useMessages();
  const { show } = useArrival('earnings', taskIn);
  useTitle(earnings.title);
  return (
    <div className="container page">
      <dragoman-payments view="earnings" task-id={show} heading-level={1} load="eager" />
    </div>
  );
}
