import { type FormEvent, useState } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isPlace, linkTo, placeLength } from '#core/domain/place.ts';
import { isOver } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { ActionError } from '#core/kit/task/task-problem.tsx';
import { Button } from '#core/ui/button.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useValidity } from '#core/ui/use-validity.ts';
import * as placeStyles from './place.styles.ts';
import { useSetPlace } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

/** Where a call takes place: its owner says it, and may change it until the call is over. */
export function Place({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskPageMessages);
  const [isEditing, setEditing] = useState(false);
  const { place, role, status, other } = task;
  const isOwners = role === 'owner' && !isOver(status);
  if (isOwners && (!place || isEditing))
    return <PlaceForm key={place} task={task} onClose={place ? () => setEditing(false) : undefined} />;
  if (!place)
    return (
      <span className={styles.quiet}>{isOver(status) ? '–' : t.placeFollows({ name: other.fullName })}</span>
    );
  return (
    <div className={placeStyles.placeRow}>
      <PlaceLink place={place} />
      {isOwners && (
        <Button size="small" part="edit-place" onClick={() => setEditing(true)}>
          {t.changePlace}
        </Button>
      )}
    </div>
  );
}

function PlaceLink({ place }: { place: string }) {
  const href = linkTo(place);
  if (!href)
    return (
      <bdi className={placeStyles.place} part="place">
        {place}
      </bdi>
    );
  const isMeeting = href.startsWith('https:');
  return (
    <a
      className={placeStyles.place}
      part="place"
      href={href}
      target={isMeeting ? '_blank' : undefined}
      rel="noopener noreferrer"
    >
      <bdi dir="ltr">{place}</bdi>
    </a>
  );
}

function PlaceForm({ task, onClose }: { task: AcceptedTask; onClose: (() => void) | undefined }) {
  const t = useMessages(taskPageMessages);
  const [place, setPlace] = useState(task.place);
  const [save, saving] = useSetPlace(task);
  const { errors, check, recheck } = useFieldErrors();
  const text = place.trim();
  const control = useValidity<HTMLInputElement>(text === '' || isPlace(text) ? '' : t.placeWrong);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget) && (await save(text))) onClose?.();
  };
  return (
    <form
      className={placeStyles.placeForm}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => recheck(target)}
    >
      <TextField
        name="place"
        ref={control}
        label={t.placeLabel}
        hint={t.placeHint({ name: task.other.fullName })}
        error={errors.place}
        required
        maxLength={placeLength}
        value={place}
        onChange={setPlace}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" part="save-place" busy={saving.status === 'busy'}>
          {t.savePlace}
        </Button>
        {onClose && (
          <Button size="small" variant="quiet" onClick={onClose}>
            {t.keepPlace}
          </Button>
        )}
      </div>
      {saving.status === 'failed' && <ActionError error={saving.error} />}
    </form>
  );
}
