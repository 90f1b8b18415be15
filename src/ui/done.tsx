/** The view after a form was sent. */
import { Check } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Card } from './card.tsx';
import { headingTag } from './heading.ts';
import { Icon } from './icon.tsx';

interface DoneProps {
  title: string;
  headingLevel: number;
  children?: ReactNode;
  actions?: ReactNode;
  part?: string;
}

/** Replaces a form after it was sent and takes the focus. */
export function Done({ title, headingLevel, children, actions, part = 'done' }: DoneProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = headingTag(headingLevel);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The form was longer: without this, its heading may end up above the view, or below a sticky header.
    frameRef.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={frame} ref={frameRef}>
      <Card variant="panel">
        <div className={done} part={part}>
          <span className={seal}>
            <Icon node={Check} size={24} />
          </span>
          <Heading className={titleClass} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {children}
          {actions && <div className={row}>{actions}</div>}
        </div>
      </Card>
    </div>
  );
}

/** As wide as the form that it replaces. */
const frame = css`
  max-inline-size: 760px;
  margin-inline: auto;
`;

const done = css`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(2)};
  color: ${token('color-muted')};
`;

const seal = css`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: 50%;
  background: ${token('color-success-tint')};
  color: ${token('color-success')};
`;

const titleClass = css`
  font-size: ${textSizes.h3};
  color: ${token('color-text')};
  outline: none;
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
`;
