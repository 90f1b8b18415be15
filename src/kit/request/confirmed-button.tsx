import { type ReactNode, useState } from 'react';
import type { ActionState } from '#core/kit/data/use-action.ts';
import { strong } from '#core/kit/task/task.styles.ts';
import { ActionError } from '#core/kit/task/task-problem.tsx';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';

interface ConfirmedButtonProps {
  part: string;
  variant: 'primary' | 'danger';
  text: string;
  label: string;
  question: string;
  title: string;
  about: ReactNode;
  dismissLabel: string;
  state: ActionState<boolean>;
  /** Called as the dialog opens. */
  onOpen?(): void;
  run(): Promise<boolean | undefined>;
}

/** A button that asks for confirmation. */
export function ConfirmedButton({
  part,
  variant,
  text,
  label,
  question,
  title,
  about,
  dismissLabel,
  state,
  onOpen,
  run,
}: ConfirmedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isBusy = state.status === 'busy';
  return (
    <>
      <Button
        size="small"
        variant={variant === 'danger' ? 'quiet' : 'secondary'}
        part={part}
        aria-label={label}
        onClick={() => {
          onOpen?.();
          setOpen(true);
        }}
      >
        {text}
      </Button>
      {state.status === 'failed' && <ActionError error={state.error} />}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={question}
        actions={
          <>
            <Button part="dismiss" disabled={isBusy} onClick={() => setOpen(false)} data-autofocus>
              {dismissLabel}
            </Button>
            <Button
              variant={variant}
              part="confirm"
              busy={isBusy}
              onClick={() => void run().then(() => setOpen(false))}
            >
              {text}
            </Button>
          </>
        }
      >
        <p className={strong} dir="auto">
          {title}
        </p>
        {about}
      </Dialog>
    </>
  );
}
