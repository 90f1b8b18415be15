/** The loader and a prerendered widget in one script, which shows offers after a single request. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { inProject } from '#backend/project-root.ts';
import type { Prerendered } from './prerendered.ts';

const file = inProject('dist', 'embed', 'instant', 'template.js');
let cached: { changed: number; code: string } | undefined;

/** The loader's build for this; undefined before the first build. */
function loader(): string | undefined {
  if (!existsSync(file)) return undefined;
  const changed = statSync(file).mtimeMs;
  if (cached?.changed !== changed) cached = { changed, code: readFileSync(file, 'utf8') };
  return cached.code;
}

/** Works as a module and as a classic script: it finds its own script element and defines no global. */
export function instantScript(widget: string, first: Prerendered): string | undefined {
  const code = loader();
  const script = `document.currentScript||document.querySelector('script[src*="/instant/${widget}.js"]')`;
  // A script file needs no escaping. Pages that inline the script do.
  const instant = JSON.stringify({ widget, ...first }).replace(/<(?=\/?script|!--)/gi, '\\u003c');
  return (
    code && `(()=>{'use strict';const dragomanScript=${script},dragomanInstant=${instant};${code}})();\n`
  );
}
