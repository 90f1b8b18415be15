/** What a page of the site says while it reads something, and of what became of an action. */
import type { ReactNode } from 'react';
import type { ActionState } from '#core/hooks/data/use-action.ts';
import type { Resource } from '#core/hooks/data/use-resource.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { usePartnerMessages } from '#site/messages/integrators.ts';
import '#site/styles/forms.css';

interface LoadedProps<Value> {
  resource: Resource<Value>;
  children(value: Value, refresh: () => Promise<void>): ReactNode;
}

export function Loaded<Value>({ resource, children }: LoadedProps<Value>) {
  const t = usePartnerMessages();
  const textOf = useErrorText();
  switch (resource.status) {
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
            {t.failed} {textOf(resource.error)}
          </p>
          <button className="button" type="button" onClick={resource.retry}>
            {t.retry}
          </button>
        </div>
      );
    case 'ready':
      return children(resource.value, resource.refresh);
  }
}

/** Beside what was refused. It is always there, so that screen readers announce what it says later. */
export function ProblemText({ state, id }: { state: ActionState<unknown>; id?: string }) {
  const textOf = useErrorText();
  return (
    <p className="form__problem" role="alert" id={id}>
      {state.status === 'failed' && textOf(state.error)}
    </p>
  );
}

export const DoneText = ({ text }: { text: string }) => (
  <p className="form__done" role="status">
    {text}
  </p>
);
