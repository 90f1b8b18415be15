import { useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { usePartToShow } from '#core/kit/links/use-shown-part.ts';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { useTask } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import type { TaskProps } from './task.props.ts';
import { TaskSkeleton } from './task-skeleton.tsx';
import { TaskView } from './task-view.tsx';

export function Task(props: TaskProps) {
  const t = useMessages(taskPageMessages);
  const link = useLink();
  const task = useTask(props.taskId);
  // The page removes the attribute with the address it came from; what it said still counts.
  const [returned, setReturned] = useState(props.payment);
  const [partToShow, onShown] = usePartToShow(props.show);
  if (props.payment && props.payment !== returned) setReturned(props.payment);

  switch (task.status) {
    case 'signed-out':
      return <SignInFirst message={t.signedOut} signInUrl={props.signInUrl} />;
    case 'loading':
      return <TaskSkeleton headingLevel={props.headingLevel} />;
    case 'failed':
      return (
        <Failure
          headingLevel={props.headingLevel}
          error={task.error}
          isRetrying={task.isRetrying}
          onRetry={task.retry}
        />
      );
    case 'ready':
      if (task.value)
        return (
          <TaskView
            {...props}
            key={task.value.id}
            task={task.value}
            returned={returned}
            partToShow={partToShow}
            onShown={onShown}
            refresh={task.refresh}
          />
        );
      return (
        <slot name="empty">
          <Empty
            headingLevel={props.headingLevel}
            message={t.missing}
            hint={t.missingHint}
            action={
              <ButtonLink part="back" href={link('dashboardUrl', props.dashboardUrl)}>
                {t.allTasks}
              </ButtonLink>
            }
          />
        </slot>
      );
  }
}
