/** What an owner does with an offer: edit, pause or resume, delete. */
import { useState } from 'react';
import type { OwnOffer } from '#core/domain/offer.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { strong } from '#core/kit/task/task.styles.ts';
import { ActionError } from '#core/kit/task/task-problem.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';
import { usePauseOffer, useRemoveOffer } from './offer-actions.data.ts';

interface OfferActionsProps {
  offer: OwnOffer;
  editHref: string;
  /** The id of the offer's title, which the actions are about. */
  titleId: string;
}

export function OfferActions({ offer, editHref, titleId }: OfferActionsProps) {
  const t = useMessages(dashboardMessages);
  const [pause, pausing] = usePauseOffer(offer);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div className={styles.offerActions}>
        <ButtonLink variant="text" size="small" part="edit" href={editHref} aria-describedby={titleId}>
          {t.edit}
        </ButtonLink>
        <Button
          variant="text"
          size="small"
          part="pause"
          aria-describedby={titleId}
          busy={pausing.status === 'busy'}
          onClick={() => void pause(null)}
        >
          {offer.active ? t.pause : t.resume}
        </Button>
        <Button
          variant="text"
          size="small"
          part="delete"
          aria-describedby={titleId}
          onClick={() => setAsking(true)}
        >
          {t.deleteOffer}
        </Button>
      </div>
      {pausing.status === 'failed' && <ActionError error={pausing.error} />}
      <DeleteDialog offer={offer} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

interface DeleteDialogProps {
  offer: OwnOffer;
  open: boolean;
  onClose(): void;
}

function DeleteDialog({ offer, open, onClose }: DeleteDialogProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const [remove, removing] = useRemoveOffer(offer);
  const isBusy = removing.status === 'busy';
  const { title, openBookings: count } = offer;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.deleteTitle}
      actions={
        <>
          <Button part="dismiss" disabled={isBusy} onClick={onClose} data-autofocus>
            {t.keepOffer}
          </Button>
          <Button variant="danger" part="confirm" busy={isBusy} onClick={() => void remove(null)}>
            {t.deleteOffer}
          </Button>
        </>
      }
    >
      <p className={strong} dir="auto">
        {title}
      </p>
      <p>
        {count > 0 && `${t.deleteBookings({ count, digits: format.number(count) })} `}
        {t.deleteText}
      </p>
      {removing.status === 'failed' && <ActionError error={removing.error} />}
    </Dialog>
  );
}
