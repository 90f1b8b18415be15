import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const outcomes = ['success', 'cancelled'] as const;

interface Arrival<Part> {
  id?: string | undefined;
  payment?: (typeof outcomes)[number] | undefined;
  show?: Part | undefined;
}

/**
 * Where the visitor comes from. It is read once and removed from the address, so that a reload does not repeat it and the
 * same link works again.
 */
export function useArrival<Part extends string>(
  id: string | undefined,
  partIn: (hash: string) => Part | undefined,
): Omit<Arrival<Part>, 'id'> {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [last, setLast] = useState<Arrival<Part>>({});
  const query = new URLSearchParams(search);
  const payment = outcomes.find((word) => word === query.get('payment'));
  const show = partIn(hash);
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
