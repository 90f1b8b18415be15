import { CircleAlert, ClipboardList, type IconNode, Search } from 'lucide';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Icon } from './icon.tsx';
import { renderInShadow } from './render-in-shadow.test-support.tsx';

let view: ReturnType<typeof renderInShadow>;

beforeEach(() => {
  view = renderInShadow();
});
afterEach(() => view.clear());

const shapes = (name: string) => [...view.container.querySelectorAll<SVGGeometryElement>(`svg${name} > *`)];
const lengthOf = (shapes: SVGGeometryElement[]): number =>
  shapes.reduce((sum, shape) => sum + shape.getTotalLength(), 0);

const apart = (node: IconNode) => (
  <svg className="apart" aria-hidden>
    {node.map(([tag, shape]) => createElement(tag, { key: JSON.stringify(shape), ...shape }))}
  </svg>
);

describe('an icon', () => {
  // Together they use every shape that lucide draws with.
  it.each(Object.entries({ CircleAlert, ClipboardList, Search }))(
    'is one path along all shapes of %s, and along nothing else',
    async (_name, node) => {
      view.show([<Icon key="icon" node={node} size={24} />, <div key="apart">{apart(node)}</div>]);
      await expect.poll(() => shapes('.apart').length).toBe(node.length);
      const [outline, ...others] = shapes(':not(.apart)');
      expect(others).toEqual([]);
      for (const shape of shapes('.apart')) {
        for (let along = 0; along <= shape.getTotalLength(); along += 0.5)
          expect(outline?.isPointInStroke(shape.getPointAtLength(along))).toBe(true);
      }
      // Browsers measure a circle a little shorter than the arcs it is made of.
      expect(lengthOf(outline ? [outline] : []) / lengthOf(shapes('.apart'))).toBeCloseTo(1, 1);
    },
  );
});
