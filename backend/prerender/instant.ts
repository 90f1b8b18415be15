/** The loader with a first page inside, as one script that shows offers after a single request. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { inProject } from '#backend/project-root.ts';
import type { Prerendered } from './prerendered.ts';

const file = inProject('dist', 'embed', 'instant', 'template.js');
let kept: { changed: number; code: string } | undefined;

/** The loader as it was built for this; undefined while it was not. */
function loader(): string | undefined {
  if (!existsSync(file)) return undefined;
  const changed = statSync(file).mtimeMs;
  if (kept?.changed !== changed) kept = { changed, code: readFileSync(file, 'utf8') };
  return kept.code;
}

/**
 * Good as a module and as a classic script alike: it knows its own address by its tag and leaves no name behind.
 */
export function instantScript(widget: string, first: Prerendered): string | undefined {
  const code = loader();
  const script = `document.currentScript||document.querySelector('script[src*="/embed/instant/${widget}.js"]')`;
  // In a file of its own little has to be escaped; that much for those who write it into their page.
  const instant = JSON.stringify({ widget, ...first }).replace(/<(?=\/?script|!--)/gi, '\\u003c');
  return (
    code && `(()=>{'use strict';const dragomanScript=${script},dragomanInstant=${instant};${code}})();\n`
  );
}
