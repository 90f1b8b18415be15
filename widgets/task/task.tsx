import { useEffect, useState } from 'react';
import { titleFor } from '#core/domain/offer-text.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { usePartToShow } from '#core/hooks/links/use-shown-part.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useLocale, useMessages } from '#core/i18n/context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { SkeletonBlock } from '#core/ui/skeleton.tsx';
import { type TaskProps, useTask } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';
import { TaskView } from './task-view.tsx';

export function Task(props: TaskProps) {
  const t = useMessages(taskPageMessages);
  const link = useLink();
  const task = useTask(props.taskId);
  // The page removes the attribute with the address it came from; what it said still counts.
  const [returned, setReturned] = useState(props.payment);
  const [partToShow, onShown] = usePartToShow(props.show);
  if (props.payment && props.payment !== returned) setReturned(props.payment);
  const { emit } = useWidget();
  const { locale } = useLocale();
  // There may be no such task.
  const value = task.status === 'ready' ? task.value : null;
  const title = value ? titleFor(value, locale).title : undefined;
  useEffect(() => {
    if (title !== undefined) emit('dragoman-load', { title });
  }, [title, emit]);

  return (
    <Ready
      resource={task}
      headingLevel={props.headingLevel}
      skeleton={<TaskSkeleton />}
      signedOut={t.signedOut}
      signInUrl={props.signInUrl}
      empty={{
        message: t.missing,
        hint: t.missingHint,
        action: (
          <ButtonLink part="back" href={link('dashboardUrl', props.dashboardUrl)}>
            {t.allTasks}
          </ButtonLink>
        ),
      }}
    >
      {({ value, refresh }) => (
        <TaskView
          {...props}
          key={value.id}
          task={value}
          returned={returned}
          partToShow={partToShow}
          onShown={onShown}
          refresh={refresh}
        />
      )}
    </Ready>
  );
}

/** A placeholder as tall as a task. */
export function TaskSkeleton() {
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <SkeletonBlock width="100px" height="20px" />
        <SkeletonBlock width="70%" height="34px" />
        <SkeletonBlock width="140px" height="24px" round />
      </div>
      <SkeletonBlock height="152px" />
      <div className={styles.aside}>
        <SkeletonBlock height="210px" />
        <SkeletonBlock height="240px" />
      </div>
      <SkeletonBlock height="320px" />
    </div>
  );
}
