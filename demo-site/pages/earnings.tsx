import { useArrival } from '#site/shell/use-arrival.ts';

const taskIn = (hash: string) => /^#task-(\d+)$/.exec(hash)?.[1];

/** `/Earnings`: notifications about money that was earned lead to its row. */
export function Earnings() {
  const { show } = useArrival('earnings', taskIn);
  return (
    <div className="container page">
      <dragoman-payments
        view="earnings"
        task-id={show}
        settings-url="/Settings#get-paid"
        heading-level={1}
        load="eager"
      />
    </div>
  );
}
