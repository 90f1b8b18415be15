import { type ReactNode, useState } from 'react';
import type { DraftFields } from '#core/hooks/data/use-draft.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { SessionProblem } from '#core/hooks/sign-in/session-problem.tsx';
import { SignInLink } from '#core/hooks/sign-in/sign-in-link.tsx';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Done } from '#core/ui/done.tsx';
import { DraftNote } from '#core/ui/forms/draft-note.tsx';
import { type FormStep, SteppedForm, SteppedFormSkeleton } from '#core/ui/forms/stepped-form.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import type { PublishForm as Form } from './use-publish-form.ts';

interface PublishFormProps<Fields extends DraftFields & { step: string }> {
  form: Form<Fields>;
  title: string;
  lead: string;
  /** Below the lead. */
  notes?: ReactNode;
  headingLevel: number;
  cancelUrl: string;
  steps: readonly FormStep[];
  texts: {
    send: string;
    sending: string;
    publishedHint: string;
    leadingOn: string;
    see: string;
    /** Without it there is no button for another one. */
    another?: string;
  };
  /** What to do where the backend's state contradicts. */
  conflictAction?: ReactNode;
}

/** A stepped form, and after it was sent the link to what it published. */
export function PublishForm<Fields extends DraftFields & { step: string }>(props: PublishFormProps<Fields>) {
  const { form, headingLevel, texts, steps } = props;
  const { demo } = useWidget();
  const { state } = form.publishing;
  if (demo === 'loading') {
    return (
      <slot name="loading">
        <Skeleton>
          <SteppedFormSkeleton steps={steps.length} />
        </Skeleton>
      </slot>
    );
  }
  switch (state.status) {
    case 'published':
      return (
        <Done
          title={state.message}
          headingLevel={headingLevel}
          actions={
            <>
              {state.address && (
                <ButtonLink variant="primary" part="published" href={state.address}>
                  {texts.see}
                </ButtonLink>
              )}
              {texts.another && (
                <Button part="another" onClick={form.publishAnother}>
                  {texts.another}
                </Button>
              )}
            </>
          }
        >
          <p>{state.redirects ? texts.leadingOn : texts.publishedHint}</p>
        </Done>
      );
    case 'open':
    case 'sending':
      return <Open {...props} />;
  }
}

function Open<Fields extends DraftFields & { step: string }>(props: PublishFormProps<Fields>) {
  const { form, title, lead, notes, headingLevel, cancelUrl, steps, texts, conflictAction } = props;
  const { state } = form.publishing;
  const link = useLink();
  const [before, setBefore] = useState(form.fields);
  const { problem } = form;

  const startOver = () => {
    setBefore(form.fields);
    form.startOver();
  };
  return (
    <SteppedForm
      title={title}
      headingLevel={headingLevel}
      lead={
        <>
          <p>{lead}</p>
          {notes}
          {!problem && <SignedOutHint />}
          <SessionProblem />
        </>
      }
      steps={steps}
      state={form.steps}
      errors={form.errors}
      sendLabel={texts.send}
      busyLabel={texts.sending}
      busy={state.status === 'sending'}
      cancelHref={link('cancelUrl', cancelUrl)}
      problem={problem && <FormProblem error={problem} conflictAction={conflictAction} />}
      foot={
        <DraftNote
          draft={form}
          isWritten={form.isWritten}
          onClear={startOver}
          onUndo={() => form.change(before)}
        />
      }
    />
  );
}

/** Says beforehand that sending needs a sign-in. Filling in the form needs none. */
function SignedOutHint() {
  const t = useMessages(coreMessages);
  const { demo } = useWidget();
  const isSignedOut = useSession((session) => session.status) === 'signed-out';
  if (demo || !isSignedOut) return null;
  return (
    <p>
      {t.signedOutHint} <SignInLink />
    </p>
  );
}
