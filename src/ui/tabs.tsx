import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFormat } from '#core/i18n/context.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** A count, shown beside the label. */
  count?: number;
}

interface TabsProps<Id extends string> {
  tabs: readonly Tab<Id>[];
  selected: Id;
  /** Called when the visitor selects a tab, never for a change from outside. */
  onSelect: (id: Id) => void;
  /** The accessible name of the row of tabs. */
  label: string;
  /** The panel of the selected tab. */
  children: ReactNode;
  part?: string;
}

export function Tabs<Id extends string>({
  tabs,
  selected,
  onSelect,
  label,
  children,
  part = 'tabs',
}: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const format = useFormat();

  const words = tabs.map(({ label: name, count = 0 }) => `${name} ${count}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each tab that is selected, and where their widths change.
  useLayoutEffect(() => {
    if (row.current) showSelected(row.current);
  }, [selected, words]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex((tab) => tab.id === selected);
    const to = targetIndex(event, from, tabs.length);
    const target = tabs[to];
    if (!target || to === from) return;
    event.preventDefault();
    onSelect(target.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div>
      <div
        ref={row}
        className={tabsClass}
        part={part}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            className={tabClass}
            part="tab"
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => tab.id !== selected && onSelect(tab.id)}
          >
            {tab.label}
            {Boolean(tab.count) && (
              <>
                {' '}
                <span className={badge}>{format.number(tab.count ?? 0)}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={panelClass}
        part="tab-panel"
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
      >
        {children}
      </div>
    </div>
  );
}

/** How wide the row fades out on a phone, in px: there is more. */
const fade = 28;

/** Scrolls the row alone: `scrollIntoView` would scroll the page as well. */
function showSelected(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected=true]');
  if (!tab) return;
  const seen = row.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  row.scrollLeft += Math.min(0, left - fade - seen.left) + Math.max(0, right + fade - seen.right);
}

function targetIndex(event: KeyboardEvent, from: number, count: number): number {
  const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (event.key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return (from + (event.key === forwards ? 1 : -1) + count) % count;
    default:
      return from;
  }
}

/** Smaller on a phone, so that more tabs fit. */
const inset = `clamp(${space(1.5)}, 2.5cqi, ${space(3)})`;

/** On a phone the row scrolls. */
const tabsClass = css`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  @container (width < 480px) {
    padding-inline-end: ${fade}px;
    mask-image: linear-gradient(to left, transparent, #000 ${fade}px);
    &:dir(rtl) { mask-image: linear-gradient(to right, transparent, #000 ${fade}px); }
  }
  @container (width >= 480px) { flex-wrap: wrap; }
  border-block-end: 1px solid ${token('color-line')};
`;

const tabClass = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  padding: ${space(2)} ${inset};
  border: 0;
  border-start-start-radius: ${token('radius')};
  border-start-end-radius: ${token('radius')};
  background: none;
  color: ${token('color-muted')};
  font-weight: 500;
  hyphens: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${token('duration')}, background-color ${token('duration')};
  &:hover { background: ${token('color-sunken')}; color: ${token('color-text')}; }
  &:active { background: ${token('color-line')}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-selected='true'] { color: ${token('color-text')}; font-weight: 600; }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${inset};
    border-block-end: 2px solid ${token('color-accent')};
  }
`;

export const badge = css`
  min-inline-size: 20px;
  padding-inline: ${space(1.5)};
  border-radius: 999px;
  background: ${token('color-accent-tint')};
  color: ${token('color-accent')};
  font-size: ${textSizes.xs};
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const panelClass = css`
  padding-block-start: ${space(5)};
`;
