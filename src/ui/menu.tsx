import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';

interface MenuProps {
  /** The toggle's accessible name. */
  label: string;
  /** What the toggle shows: an avatar, a bell. It is hidden from assistive technology, so the label has to say the same. */
  toggle: ReactNode;
  /** `<li>`s with a link or a button each, or any other panel content. What opens a dialog closes the panel first. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** `div` for a panel that is no list of links. */
  as?: 'ul' | 'div';
  /** Called after opening and closing. */
  onToggle?: (isOpen: boolean) => void;
  togglePart?: string;
  part?: string;
}

/** A button that opens a panel. The panel's links stay links, so it is a disclosure to assistive technology, no `menu`. */
export function Menu({
  label,
  toggle,
  children,
  as: Panel = 'ul',
  onToggle,
  togglePart = 'toggle',
  part = 'menu',
}: MenuProps) {
  const id = useId();
  const { isOpen, setOpen, wrapper, button, onKeyDown, onBlur } = useDisclosure(onToggle);

  const openPanel = useRef<HTMLDivElement & HTMLUListElement>(null);
  useLayoutEffect(() => {
    const panel = openPanel.current;
    if (!isOpen || !panel) return;
    // The browser calls back once it has laid out what is new, and before it shows that: to measure at once would make it lay
    // out the page twice for a click. Content that arrives later may make the panel wider, and a phone may be rotated.
    const resized = new ResizeObserver(() => shiftIntoView(panel));
    for (const node of [panel, document.documentElement]) resized.observe(node);
    return () => resized.disconnect();
    // After each rendering: another text direction moves the panel to the other side.
  });

  const closeAfterLink = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]');
    // After the page handled the click: its router may show another view without leaving the page.
    if (isLink) setTimeout(() => setOpen(false));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows and Escape work on all that is inside
    <div ref={wrapper} className={anchor} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        className={toggleButton}
        part={togglePart}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={picture} aria-hidden>
          {toggle}
        </span>
        <span className={visuallyHidden}>{label}</span>
      </button>
      <Panel id={id} ref={openPanel} className={panel} part={part} hidden={!isOpen} onClick={closeAfterLink}>
        {isOpen && (typeof children === 'function' ? children(() => setOpen(false)) : children)}
      </Panel>
    </div>
  );
}

const edge = 16;

/** Moves the panel away from the window's edge, as the button may be anywhere in a narrow bar. */
function shiftIntoView(panel: HTMLElement): void {
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const tooFar = right - document.documentElement.clientWidth;
  if (left < 0) panel.style.translate = `${edge - left}px`;
  else if (tooFar > 0) panel.style.translate = `${-tooFar - edge}px`;
}

const anchor = css`
  position: relative;
  display: inline-block;
`;

const toggleButton = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  cursor: pointer;
  transition: background-color ${token('duration')};
  &:hover { background: ${token('color-sunken')}; }
  &:active { background: ${token('color-line')}; }
`;

const picture = css`
  display: grid;
`;

const panel = css`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline-end: 0;
  inline-size: max-content;
  min-inline-size: 200px;
  max-inline-size: min(360px, 100vw - 32px);
  padding: ${space(1.5)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: 0 12px 36px ${token('color-shadow')}, 0 2px 8px ${token('color-shadow')};
`;

/** For the links and buttons inside. */
export const menuItem = css`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${space(2)};
  background: none;
  color: ${token('color-text')};
  font-size: ${textSizes.base};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover { background: ${token('color-sunken')}; }
  &:active { background: ${token('color-line')}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current='page'] { font-weight: 600; }
  & > svg { color: ${token('color-muted')}; }
`;

/** A disclosure: Escape, a click outside or leaving it closes it, and arrow keys move the focus inside. */
function useDisclosure(onToggle?: (isOpen: boolean) => void) {
  const [isOpen, setState] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const setOpen = (open: boolean) => {
    if (open === isOpen) return;
    setState(open);
    onToggle?.(open);
    // Focus on an element that gets hidden would be lost: it returns to the button.
    const root = wrapper.current?.getRootNode();
    const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    if (!open && focused && wrapper.current?.contains(focused)) button.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens only while it is open
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (wrapper.current && !event.composedPath().includes(wrapper.current)) setOpen(false);
    };
    const page = wrapper.current?.ownerDocument;
    page?.addEventListener('pointerdown', onPointerDown);
    return () => page?.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  return {
    isOpen,
    setOpen,
    wrapper,
    button,
    onBlur(event: FocusEvent) {
      const to = event.relatedTarget;
      if (to && !event.currentTarget.contains(to)) setOpen(false);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && isOpen) {
        event.stopPropagation();
        setOpen(false);
      }
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (isOpen) moveFocus(wrapper.current, event.key === 'ArrowDown' ? 1 : -1);
        else if (event.target === button.current) setOpen(true);
      }
    },
  };
}

function moveFocus(wrapper: HTMLElement | null, step: number) {
  const stops = [...(wrapper?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])];
  const from = stops.findIndex((stop) => stop.matches(':focus'));
  stops[(from + step + stops.length) % stops.length]?.focus();
}
