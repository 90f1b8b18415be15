/** What a part of the page shows while it has no data. */
import type { ReactNode } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import type { Data } from './use-data.ts';

interface LoadedProps<T> {
  data: Data<T>;
  retry: () => void;
  children: (value: T) => ReactNode;
}

export function Loaded<T>({ data, retry, children }: LoadedProps<T>) {
  const t = usePartnerMessages();
  switch (data.status) {
    case 'loading':
      return (
        <p className="partner__waiting" role="status">
          {t.loading}
        </p>
      );
    case 'failed':
      return (
        <div className="partner__failed" role="alert">
          <p>
            {t.failed} {data.problem}
          </p>
          <button className="button" type="button" onClick={retry}>
            {t.retry}
          </button>
        </div>
      );
    case 'ready':
      return children(data.value);
  }
}

/** Beside what was refused. It is always there, so that screen readers announce what it says later. */
export const ProblemText = ({ text, id }: { text: string; id?: string }) => (
  <p className="partner__problem" role="alert" id={id}>
    {text}
  </p>
);

export const DoneText = ({ text }: { text: string }) => (
  <p className="partner__done" role="status">
    {text}
  </p>
);
