import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { textSizes } from '#core/theme/tokens.ts';
import { actions, card, flags, foot, head, languages, owner, title } from './offer-card.styles.ts';
import { SkeletonBlock, SkeletonText } from './skeleton.tsx';

/** The skeleton of an offer card: as tall as one with two languages, so that nothing moves when the offers arrive. */
export function OfferCardSkeleton() {
  const messages = useMessages(coreMessages);
  return (
    <div className={card} aria-hidden>
      <div className={head}>
        <SkeletonBlock width="104px" height="26px" round />
        <span className={rating}>
          <SkeletonBlock width="76px" height="14px" />
        </span>
      </div>
      <div className={title}>
        <SkeletonText lines={2} />
      </div>
      <div className={languages}>
        <SkeletonBlock width="120px" height="21px" />
        <span className={flags}>
          <SkeletonBlock width="24px" height="18px" />
          <SkeletonBlock width="24px" height="18px" />
        </span>
      </div>
      <div className={owner}>
        <SkeletonBlock width="36px" height="36px" round />
        <SkeletonBlock width="50%" height="12px" />
      </div>
      <div className={foot}>
        <span className={ghost} data-like="€45/h" data-price>
          <SkeletonBlock width="64px" height="18px" />
        </span>
        <div className={actions}>
          <span>
            <span className={ghost} data-like={messages.moreDetails}>
              <SkeletonBlock height="14px" />
            </span>
          </span>
          <span className={ghost} data-like={messages.bookNow} data-button>
            <SkeletonBlock height="36px" />
          </span>
        </div>
      </div>
    </div>
  );
}

const rating = css`
  display: grid;
  align-items: center;
  min-block-size: 26px;
`;

/** Takes as much space as a text, so that lines break where those of the real one will. */
const ghost = css`
  display: grid;
  grid-template-columns: auto;
  align-items: center;
  min-inline-size: 0;
  &::before {
    content: attr(data-like);
    grid-area: 1 / 1;
    visibility: hidden;
    font-size: ${textSizes.md};
    font-weight: 600;
    line-height: 36px;
    white-space: nowrap;
  }
  & > span { grid-area: 1 / 1; }
  &[data-price]::before { font-size: ${textSizes.xl}; line-height: 24px; }
  &[data-button]::before { margin-inline: 13px; }
  @media (pointer: coarse) {
    &:not([data-price]) { min-block-size: 44px; }
  }
`;
