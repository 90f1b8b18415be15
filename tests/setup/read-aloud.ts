/** What a screen reader says by itself while a test acts. */
import { onTestFinished } from 'vitest';

const regions = '[role=status], [role=alert], [role=log], [aria-live]';

const politenessOf = (region: Element): string =>
  region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite');

/** Of some regions all is read whatever changed in them, of others what came. */
const isWhole = ({ role }: Element): boolean => role === 'status' || role === 'alert';

function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches('svg, [aria-hidden=true], [hidden], [aria-live=off]')) return '';
  return [...node.childNodes].map(textOf).join(' ');
}

/**
 * `polite: …` or `assertive: …` for each change that is read, until the test ends. What comes together with its region
 * is not read, as in most browsers; an alert is, and by the region into which it comes as well.
 */
export function readAloud(root: ShadowRoot | null): string[] {
  if (!root) throw new Error('There is nothing to listen to yet.');
  const announcements: string[] = [];
  const say = (region: Element, node: Node) => {
    const text = textOf(node).replace(/\s+/g, ' ').trim();
    if (text && politenessOf(region) !== 'off') announcements.push(`${politenessOf(region)}: ${text}`);
  };
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const isNew = (node: Node) => added.some((one) => one.contains(node));
    const changed = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const around = target instanceof Element ? target : target.parentElement;
      const region = around?.closest(regions);
      if (!region || isNew(region)) continue;
      if (isWhole(region)) changed.add(region);
      else for (const node of addedNodes) say(region, node);
    }
    for (const region of [...changed, ...[...root.querySelectorAll('[role=alert]')].filter(isNew)])
      say(region, region);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return announcements;
}
