import { CircleCheck, Clock, type IconNode, UserRound } from 'lucide';
import { useState } from 'react';
import { byLevel, type LanguageLevels } from '#core/domain/language-level.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { originalText, textFor } from '#core/domain/offer-text.ts';
import { fullName, shortName } from '#core/domain/person.ts';
import { cityOf, dateOf } from '#core/domain/time-zone.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useLocale, useMessages } from '#core/i18n/context.ts';
import { levelMessages } from '#core/i18n/forms.messages.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button } from '#core/ui/button.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { Flag } from '#core/ui/flag.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Rating } from '#core/ui/rating.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { FoldedText } from './folded-text.tsx';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';
import { OfferReviews } from './offer-reviews.tsx';

interface OfferTextProps {
  offer: OfferInDetail;
  headingLevel: number;
}

/** The texts of an offer. */
export function OfferText({ offer, headingLevel }: OfferTextProps) {
  const t = useMessages(offerDetailMessages);
  const format = useFormat();
  const Title = headingTag(headingLevel);
  const Heading = headingTag(headingLevel + 1);
  const { locale } = useLocale();
  const [isOriginal, setOriginal] = useState(false);
  const inOwnLanguage = textFor(offer, locale);
  const { title, description, lang } = isOriginal ? originalText(offer) : inOwnLanguage;
  return (
    <>
      <div>
        <span className={visuallyHidden}>{`${t.typeOfService}: `}</span>
        <CategoryChip category={offer.type} />
      </div>
      <Title className={styles.title} part="title">
        <bdi lang={lang}>{title}</bdi>
      </Title>
      <Facts offer={offer} />
      <Owner offer={offer} />
      {description && (
        <section className={styles.section}>
          <Heading className={styles.heading}>{t.description}</Heading>
          <p className={styles.prose} part="description" dir="auto" lang={lang}>
            {description}
          </p>
          {inOwnLanguage.isTranslated && (
            <div>
              <Button variant="text" part="original" onClick={() => setOriginal(!isOriginal)}>
                {isOriginal
                  ? t.showTranslation
                  : t.showOriginal({ language: format.language(offer.textLanguage ?? '') })}
              </Button>
            </div>
          )}
        </section>
      )}
      <section className={styles.section} part="about">
        <Heading className={styles.heading}>{t.about}</Heading>
        {offer.about ? (
          <FoldedText className={styles.prose} text={offer.about} />
        ) : (
          <p className={styles.quote}>{t.aboutMissing({ name: shortName(offer) || t.translator })}</p>
        )}
      </section>
      <OfferReviews reviews={offer.reviews ?? []} owner={shortName(offer)} headingLevel={headingLevel + 1} />
    </>
  );
}

function Facts({ offer: { languages, rating, rating_count } }: { offer: OfferInDetail }) {
  const t = useMessages(offerDetailMessages);
  const format = useFormat();
  const { flagUrl } = useWidget();
  return (
    <div className={styles.facts}>
      <div className={styles.languages}>
        <span className={visuallyHidden}>{`${t.languages}: `}</span>
        {languages.length > 2 ? (
          <span part="languages" suppressHydrationWarning>
            {format.list(languages.map(format.language))}
          </span>
        ) : (
          <LanguagePair languages={languages} />
        )}
        <span className={styles.flags}>
          {languages.map((code) => (
            <Flag key={code} code={code} url={flagUrl} name={format.language(code)} />
          ))}
        </span>
      </div>
      <Rating value={rating} count={rating_count} />
    </div>
  );
}

/** The face of the owner, and what the backend knows about their work. */
function Owner({ offer }: { offer: OfferInDetail }) {
  const t = useMessages(offerDetailMessages);
  const format = useFormat();
  const { image, language_levels = {}, timezone, tasks_done: done = 0 } = offer;
  const memberSince = dateOf(offer.member_since);
  return (
    <div className={styles.owner}>
      <Avatar name={fullName(offer)} image={image} size={80} />
      <div className={styles.words}>
        <p className={styles.ownerName} part="owner" translate="no">
          <bdi>{fullName(offer)}</bdi>
        </p>
        <ul className={styles.ownerFacts}>
          {done > 0 && (
            <OwnerFact icon={CircleCheck} text={t.tasksDone({ count: done, digits: format.number(done) })} />
          )}
          {memberSince && (
            <OwnerFact icon={UserRound} text={t.memberSince({ month: format.month(memberSince) })} />
          )}
          {timezone && <OwnerFact icon={Clock} text={t.clock({ place: cityOf(timezone) })} />}
        </ul>
        <Levels levels={language_levels} />
      </div>
    </div>
  );
}

// A server is in another time zone, and its ICU may write numbers otherwise than the browser’s.
const OwnerFact = ({ icon, text }: { icon: IconNode; text: string }) => (
  <li>
    <Icon node={icon} size={16} />
    <span suppressHydrationWarning>{text}</span>
  </li>
);

function Levels({ levels }: { levels: LanguageLevels }) {
  const t = useMessages(offerDetailMessages);
  const { level: levelText } = useMessages(levelMessages);
  const format = useFormat();
  const spoken = byLevel(levels);
  if (spoken.length === 0) return null;
  return (
    <ul className={styles.levels} aria-label={t.speaks}>
      {spoken.map(({ code, level }) => (
        <li key={code}>
          <Tag part="level">
            {format.language(code)}: {levelText({ level })}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
