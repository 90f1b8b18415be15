import { type AcceptedTask, isWaitingForPayment, payableBy } from '#core/domain/accepted-task.ts';
import { isOver } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { PayButton } from '#core/kit/task/pay-button.tsx';
import { useStepText } from '#core/kit/task/status-text.ts';
import { endsTask } from '#core/kit/task/steps.ts';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { quiet } from '#core/kit/task/task.styles.ts';
import { ActionError } from '#core/kit/task/task-problem.tsx';
import type { RestoreFocus } from '#core/kit/task/use-restored-focus.ts';
import { useMoveTask } from '#core/kit/task/use-task-calls.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';

interface NextStepProps {
  task: AcceptedTask;
  taskUrl: string;
  /** The id of the task's title, which the action is about. */
  titleId: string;
  restoreFocus: RestoreFocus;
}

/** The one thing that the reader does next, or whom the task waits for. All else is on the task's page. */
export function NextStep(props: NextStepProps) {
  const { task, taskUrl, titleId } = props;
  const t = useMessages(dashboardMessages);
  const shared = useMessages(taskMessages);
  const link = useLink();
  const stepText = useStepText();
  const { role, status, payment, review } = task;
  const [step] = task.actions.filter((action) => !endsTask(action));

  const onItsPage = (text: string, next = status) => (
    <ButtonLink
      size="small"
      part="action"
      data-status={next}
      aria-describedby={titleId}
      href={link('taskUrl', taskUrl, { id: task.id })}
    >
      {text}
    </ButtonLink>
  );

  if (!task.id) return null;
  if (payment?.status === 'pending')
    return <Waiting>{role === 'owner' ? shared.otherBankConfirms : shared.bankConfirms}</Waiting>;
  if (payableBy(task) === 'needed') return <PayButton task={task} size="small" variant="primary" />;
  if (isWaitingForPayment(task)) return <Waiting>{shared.waitingForPayment}</Waiting>;
  switch (step) {
    case undefined:
      break;
    case 'in_progress':
      return <StartWork {...props} />;
    case 'accepted':
      return onItsPage(t.answerBooking, step);
    case 'finished':
      return onItsPage(t.checkDelivery, step);
    default:
      return onItsPage(stepText(step), step);
  }
  if (status === 'finished' && role === 'customer' && !review) return onItsPage(shared.rate);
  if (role === 'owner' && review && !review.reply) return onItsPage(shared.reply);
  if (isOver(status) || status === 'disputed') return null;
  return <Waiting>{t.waitingFor({ name: task.other.firstName || task.other.fullName })}</Waiting>;
}

const Waiting = ({ children }: { children: string }) => <p className={quiet}>{children}</p>;

/** The one step that needs no second thought and no text. */
function StartWork({ task, titleId, restoreFocus }: NextStepProps) {
  const stepText = useStepText();
  const [move, moving] = useMoveTask(task);
  const start = async () => {
    const cancel = restoreFocus(task);
    if ((await move({ status: 'in_progress', message: '' })) === undefined) cancel();
  };
  return (
    <>
      <Button
        size="small"
        part="action"
        data-status="in_progress"
        aria-describedby={titleId}
        busy={moving.status === 'busy'}
        onClick={() => void start()}
      >
        {stepText('in_progress')}
      </Button>
      {moving.status === 'failed' && <ActionError error={moving.error} />}
    </>
  );
}
