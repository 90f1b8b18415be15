/** Example host pages, which stand for partners' sites. Their CSS frameworks come from npm packages. */
import { basename, dirname, extname } from 'node:path';
import { inProject } from '#backend/project-root.ts';

const sheets = new Map([
  ['vendor/bootstrap.css', inProject('node_modules', 'bootstrap', 'dist', 'css', 'bootstrap.css')],
  ['vendor/bulma.css', inProject('node_modules', 'bulma', 'css', 'bulma.css')],
  ['vendor/preflight.css', inProject('node_modules', 'tailwindcss', 'preflight.css')],
]);

/** Name and folder of the file for a path below `/hosts/`; pages need no `.html`. `npm run hosts` builds `apps`. */
export function hostFile(path: string): [name: string, folder: string] {
  const sheet = sheets.get(path);
  if (sheet) return [basename(sheet), dirname(sheet)];
  if (path.startsWith('apps/')) return [path.slice('apps/'.length), inProject('build', 'host-apps')];
  return [extname(path) ? path : `${path || 'index'}.html`, inProject('demo-site', 'hosts')];
}
