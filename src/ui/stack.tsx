/** Space between children: below each other, or beside each other as far as there is room. */
import type { HTMLAttributes, Ref } from 'react';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'header' | 'p' | 'span' | 'ul';
  ref?: Ref<HTMLDivElement>;
}

interface StackProps extends LayoutProps {
  /** In steps of the scale of spaces. */
  gap: 2 | 3 | 4 | 5 | 6 | 8;
}

/** Children below each other. */
export function Stack({ as, gap, ...rest }: StackProps) {
  const Element = tagOf(as);
  return <Element {...rest} className={stack} data-gap={gap} />;
}

interface RowProps extends LayoutProps {
  /** Between two beside each other, in steps of the scale of spaces. */
  gap: 1 | 1.5 | 2 | 3 | 4 | 5;
  /** Between two lines, where it is another space. */
  lines?: 0 | 0.5 | 1 | 1.5 | 2 | 3;
  align?: 'center' | 'baseline' | 'stretch';
  /** With the last child at the other end. */
  between?: boolean;
}

/** Children beside each other, in several lines where there is no room for one. */
export function Row({ as, gap, lines, align, between, ...rest }: RowProps) {
  const Element = tagOf(as);
  return (
    <Element
      {...rest}
      className={row}
      data-gap={gap}
      data-lines={lines}
      data-align={align}
      data-between={between || undefined}
    />
  );
}

/** React's types tell elements apart by their refs, which only a `div` gets here. */
const tagOf = (name: LayoutProps['as'] = 'div') => name as 'div';

const stack = css`
  display: grid;
  gap: ${space(4)};
  &[data-gap='2'] { gap: ${space(2)}; }
  &[data-gap='3'] { gap: ${space(3)}; }
  &[data-gap='5'] { gap: ${space(5)}; }
  &[data-gap='6'] { gap: ${space(6)}; }
  &[data-gap='8'] { gap: ${space(8)}; }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  &[data-align='stretch'] { align-items: stretch; }
  &[data-align='baseline'] { align-items: baseline; }
  &[data-between] { justify-content: space-between; }
  &[data-gap='1'] { gap: ${space(1)}; }
  &[data-gap='1.5'] { gap: ${space(1.5)}; }
  &[data-gap='2'] { gap: ${space(2)}; }
  &[data-gap='3'] { gap: ${space(3)}; }
  &[data-gap='4'] { gap: ${space(4)}; }
  &[data-gap='5'] { gap: ${space(5)}; }
  &[data-lines='0'] { row-gap: 0; }
  &[data-lines='0.5'] { row-gap: ${space(0.5)}; }
  &[data-lines='1'] { row-gap: ${space(1)}; }
  &[data-lines='1.5'] { row-gap: ${space(1.5)}; }
  &[data-lines='2'] { row-gap: ${space(2)}; }
  &[data-lines='3'] { row-gap: ${space(3)}; }
`;
