/** Example host pages, which stand for partners' sites. Their CSS frameworks come from npm packages. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { inProject } from '#backend/project-root.ts';

const sheets = new Map([
  ['vendor/bootstrap.css', inProject('node_modules', 'bootstrap', 'dist', 'css', 'bootstrap.css')],
  ['vendor/bulma.css', inProject('node_modules', 'bulma', 'css', 'bulma.css')],
  ['vendor/preflight.css', inProject('node_modules', 'tailwindcss', 'preflight.css')],
]);

export type HostFile = [name: string, folder: string];

/** The page of the embed builder's preview, with its files. */
export const previewFolder = inProject('demo-site', 'hosts', 'preview');

/** Name and folder of the file for a path below `/hosts/`; pages need no `.html`. `npm run hosts` builds `apps`. */
export function hostFile(path: string): HostFile {
  const sheet = sheets.get(path);
  if (sheet) return [basename(sheet), dirname(sheet)];
  if (path.startsWith('apps/')) return [path.slice('apps/'.length), inProject('build', 'host-apps')];
  return [extname(path) ? path : `${path || 'index'}.html`, inProject('demo-site', 'hosts')];
}

/**
 * The content security policy of such a file, from that of our own pages: they have our origin. Samples of other sites
 * contain scripts and styles, which the policy allows one by one.
 */
export function hostPolicy([name, folder]: HostFile, policy: string): string {
  const file = join(folder, name);
  if (file === join(previewFolder, 'page.html')) return sandboxed(policy);
  // Frameworks write markup as texts.
  if (folder === inProject('build', 'host-apps')) return withoutTrustedTypes(policy);
  if (!/^[\w-]+\.html$/.test(name) || !existsSync(file)) return policy;
  const inline = [...readFileSync(file, 'utf8').matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)];
  return inline.reduce(
    (allowed, [, tag, text = '']) =>
      allowed.replace(`${tag}-src 'self'`, `$& 'sha256-${hash('sha256', text, 'base64')}'`),
    policy,
  );
}

/** The preview shows whatever its reader writes, so that it never gets our origin, in no frame and no window. */
const sandboxed = (policy: string): string =>
  `${withoutTrustedTypes(policy).replace(/(script|style)-src 'self'/g, "$& 'unsafe-inline'")};sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms`;

const withoutTrustedTypes = (policy: string): string =>
  policy.replace(/;(require-trusted-types-for|trusted-types) [^;]*/g, '');
