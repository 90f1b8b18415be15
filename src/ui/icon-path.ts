/** Turns the shapes of a lucide icon into one SVG path. */
import type { IconNode } from 'lucide';

type Shape = Readonly<Record<string, string | number | undefined>>;

const outlines = new WeakMap<IconNode, string>();

/** All shapes of an icon as one path: a list of cards has hundreds of icons, and one element each is faster than many. */
export function iconPath(icon: IconNode): string {
  const found = outlines.get(icon) ?? icon.map(([tag, shape]) => shapePath(tag, shape)).join('');
  outlines.set(icon, found);
  return found;
}

/** The shapes that lucide uses. Each starts with an absolute position, because the shape before it may end anywhere. */
function shapePath(tag: string, shape: Shape): string {
  const of = (name: string) => Number(shape[name] ?? 0);
  switch (tag) {
    case 'path':
      return `M0 0${shape.d}`;
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'circle':
      return box(of('cx') - of('r'), of('cy') - of('r'), 2 * of('r'), 2 * of('r'), of('r'));
    case 'rect':
      return box(of('x'), of('y'), of('width'), of('height'), of('rx'));
    default:
      throw new Error(`Icons with <${tag}> are not supported yet.`);
  }
}

function box(x: number, y: number, width: number, height: number, round: number): string {
  const corner = (across: number, down: number) => `a${round} ${round} 0 0 1 ${across} ${down}`;
  const [across, down] = [width - 2 * round, height - 2 * round];
  return (
    `M${x + round} ${y}h${across}${corner(round, round)}v${down}${corner(-round, round)}` +
    `h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}z`
  );
}
