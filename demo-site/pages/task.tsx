import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

const outcomes = ['success', 'cancelled'] as const;
const parts = ['review', 'files'] as const;

interface Arrival {
  id?: string | undefined;
  payment?: (typeof outcomes)[number] | undefined;
  show?: (typeof parts)[number] | undefined;
}

/** `/Task/{id}`: the payment page leads back here, and notifications to the task or to a part of it. */
export function Task() {
  const { id } = useParams();
  const { task } = useMessages();
  const { payment, show } = useArrival(id);
  useTitle(task.title);
  return (
    <div className="container page">
      <dragoman-task task-id={id} payment={payment} show={show} heading-level={1} load="eager" />
    </div>
  );
}

/**
 * Where the visitor comes from. It is read once and removed from the address, so that a reload does not repeat it and the
 * same link works again.
 */
function useArrival(id: string | undefined) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [last, setLast] = useState<Arrival>({});
  const query = new URLSearchParams(search);
  const payment = outcomes.find((word) => word === query.get('payment'));
  const show = parts.find((part) => hash === `#${part}`);
  const isArrival = query.has('payment') || show !== undefined;

  useEffect(() => {
    if (!isArrival) return;
    setLast({ id, payment, show });
    const rest = new URLSearchParams(search);
    rest.delete('payment');
    void navigate({ search: rest.toString(), hash: '' }, { replace: true, preventScrollReset: true });
  }, [isArrival, id, payment, show, search, navigate]);

  // Until the visitor goes on: the code of the widget may still be loading.
  useEffect(() => {
    if (!last.show) return;
    const forget = () => setLast((before) => ({ ...before, show: undefined }));
    for (const use of ['pointerdown', 'keydown']) addEventListener(use, forget);
    return () => {
      for (const use of ['pointerdown', 'keydown']) removeEventListener(use, forget);
    };
  }, [last.show]);

  const { payment: paid, show: shown } = last.id === id ? last : {};
  return { payment: payment ?? paid, show: show ?? shown };
}
