import { CircleCheck, CirclePause } from 'lucide';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { useMessages } from '#core/i18n/context.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { useResumeOffer } from './offer-detail.data.ts';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';

interface OwnerPanelProps {
  offer: OfferInDetail;
  editHref: string;
  refresh(): Promise<unknown>;
}

/** What the owner sees instead of the link to the checkout. */
export function OwnerPanel({ offer: { id, price, active }, editHref, refresh }: OwnerPanelProps) {
  const t = useMessages(offerDetailMessages);
  const [resume, resuming] = useResumeOffer(id, refresh);
  return (
    <aside className={styles.panel} part="panel" aria-label={t.ownOffer}>
      <div className={styles.paused}>
        <Price value={price} size="large" />
        <p className={styles.inactive} part={active ? 'own' : 'inactive'}>
          <Icon node={active ? CircleCheck : CirclePause} size={18} />
          {active ? t.ownActive : t.ownPaused}
        </p>
        {!active && (
          <Button
            variant="primary"
            part="resume"
            wide
            busy={resuming.status === 'busy'}
            onClick={() => void resume(null)}
          >
            {t.resume}
          </Button>
        )}
        <ButtonLink variant={active ? 'primary' : 'secondary'} part="edit" href={editHref} wide>
          {t.edit}
        </ButtonLink>
        {resuming.status === 'failed' && <FormProblem error={resuming.error} />}
      </div>
    </aside>
  );
}
