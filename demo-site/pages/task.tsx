import { type JSX, useState } from 'react';
import { useParams } from 'react-router';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { useMessages } from '#site/messages/messages.ts';
import { useArrival } from '#site/shell/use-arrival.ts';
import { useTitle } from '#site/shell/use-title.ts';

const parts = ['next-step', 'review', 'files', 'money', 'place'] as const;

const partIn = (hash: string) => parts.find((part) => hash === `#${part}`);

/** `/Task/{id}`: the payment page leads back here, and notifications to the task or to a part of it. */
export function Task() {
  const { id } = useParams();
  const { task } = useMessages();
  const { payment, show } = useArrival(id, partIn);
  const [shown, setShown] = useState<{ id: string | undefined; title: string }>();
  const isHydrated = useIsHydrated();
  const listeners: Pick<JSX.IntrinsicElements['dragoman-task'], 'ondragoman-load'> = {
    'ondragoman-load': ({ detail: { title } }) => setShown({ id, title }),
  };
  useTitle(shown?.id === id ? shown?.title : task.title, task.title);
  return (
    <div className="container page">
      <dragoman-task
        task-id={id}
        payment={payment}
        show={show}
        heading-level={1}
        load="eager"
        {...(isHydrated && listeners)}
      />
    </div>
  );
}
