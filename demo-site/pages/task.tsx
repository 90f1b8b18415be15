import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

const outcomes = ['success', 'cancelled'] as const;

/** `/Task/{id}`: the payment page leads back here. Its answer is read once and removed from the address. */
export function Task() {
  const { id } = useParams();
  const { task } = useMessages();
  const payment = usePaymentOutcome();
  useTitle(task.title);
  return (
    <div className="container page">
      <dragoman-task task-id={id} payment={payment} heading-level={1} load="eager" />
    </div>
  );
}

function usePaymentOutcome() {
  const { id } = useParams();
  const [address, setAddress] = useSearchParams();
  const [outcome, setOutcome] = useState<{ id?: string; payment?: (typeof outcomes)[number] }>({});
  const found = outcomes.find((word) => word === address.get('payment'));

  useEffect(() => {
    if (!address.has('payment')) return;
    setOutcome({ id, payment: found });
    setAddress(
      (before) => {
        before.delete('payment');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [address, id, found, setAddress]);

  return found ?? (outcome.id === id ? outcome.payment : undefined);
}
