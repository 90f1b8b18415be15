/** Serves sample host pages on another origin, with the embed files of the built marketplace. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { hostFile } from '#backend/features/site/host-pages.ts';
import { inProject, projectRoot } from '#backend/project-root.ts';
import { buildHostApps, hostApps } from '#scripts/host-apps.mjs';

/** The version that the files under /next/ report. */
export const nextVersion = '99.0.0';

export const { version }: { version: string } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface HostPages {
  /** URL of a host page such as `plain`. With `bare` the page comes without Dragoman’s script. */
  address(page: string, options?: { bare?: boolean }): string;
  /** Serves this markup with these headers; SITE stands for the marketplace’s origin. Returns its URL. */
  show(html: string, headers?: Record<string, string>): string;
}

/** Serves the host pages to a test file; with `withApps` it builds and serves the host applications too. */
export function serveHostPages(siteUrl: string, { withApps = false } = {}): HostPages {
  const shown: { html: string; headers: Record<string, string> }[] = [];
  let origin = '';

  const server = createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const custom = shown[Number(/^\/shown\/(\d+)$/.exec(pathname)?.[1] ?? -1)];
    if (custom) {
      answer.writeHead(200, { 'content-type': types['.html'], ...custom.headers });
      return void answer.end(custom.html.replaceAll('SITE', siteUrl));
    }
    if (pathname === '/favicon.ico') return void answer.writeHead(204).end();
    const file = fileOf(pathname);
    if (!file || !existsSync(file)) return void answer.writeHead(404).end();
    answer.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    const content = await readFile(file);
    if (pathname.startsWith('/next/'))
      return void answer.end(String(content).replaceAll(`\`${version}\``, `'${nextVersion}'`));
    answer.end(file.endsWith('.html') ? page(String(content), searchParams.has('bare')) : content);
  });

  function fileOf(path: string): string | undefined {
    const [, first = '', ...rest] = path.split('/');
    if (first === 'next') return inProject('dist', 'embed', ...rest);
    const [name, folder] = hostFile(path.slice(1));
    return join(folder, name);
  }

  /** Replaces same-origin references by the marketplace’s origin. */
  function page(html: string, isBare: boolean): string {
    const crossOrigin = html
      .replaceAll('src="/embed/', `src="${siteUrl}/embed/`)
      .replaceAll("'self'", `'self' ${siteUrl}`)
      .replace('name="dragoman:api-url" content="/"', `name="dragoman:api-url" content="${siteUrl}"`);
    return isBare
      ? crossOrigin.replace(/<script async type="module" crossorigin.*?<\/script>/, '')
      : crossOrigin;
  }

  beforeAll(async () => {
    if (withApps) await buildHostApps(projectRoot);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
  }, 300_000);

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    address: (name, { bare = false } = {}) =>
      hostApps.some((app) => app === name)
        ? `${origin}/apps/${name}/index.html`
        : `${origin}/${name}.html${bare ? '?bare' : ''}`,
    show: (html, headers = {}) => `${origin}/shown/${shown.push({ html, headers }) - 1}`,
  };
}
