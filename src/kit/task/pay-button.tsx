import { type AcceptedTask, payableBy, priceOf } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button, type ButtonProps } from '#core/ui/button.tsx';
import { taskMessages } from './task.messages.ts';
import { ActionError } from './task-problem.tsx';
import { usePayTask } from './use-task-calls.ts';

interface PayButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'part'> {
  task: AcceptedTask;
}

/** Leads to the payment of a task. Where the task waits for it, the button says so. */
export function PayButton({ task, part = 'pay', ...look }: PayButtonProps) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const [pay, paying] = usePayTask(task);
  const total = priceOf(task);
  const price = total === null ? null : format.price(total);
  const isNeeded = payableBy(task) === 'needed';
  return (
    <>
      <Button {...look} part={part} busy={paying.status === 'busy'} onClick={() => void pay(null)}>
        {price === null ? t.pay : isNeeded ? t.payNow({ price }) : t.payPrice({ price })}
      </Button>
      {paying.status === 'failed' && <ActionError error={paying.error} />}
    </>
  );
}
