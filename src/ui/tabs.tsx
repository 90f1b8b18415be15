import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useFormat } from '#core/i18n/context.ts';
import { badge, panel as panelClass, tab as tabClass, tabs as tabsClass } from './tabs.styles.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** A count, shown beside the label. */
  count?: number;
}

export interface TabsProps<Id extends string> {
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
