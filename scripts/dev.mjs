// npm run dev: the marketplace on port 3000 (or $PORT), with hot reload of pages and backend.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 3000);

installMissing(root);
const { createServer } = await import('vite');

const backend = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'backend/start.ts'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port + 1),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    },
  },
);
const pages = await createServer({
  mode: 'site',
  configFile: `${root}vite.config.ts`,
  server: { port, strictPort: true },
});
await pages.listen();
pages.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    backend.kill();
    await pages.close();
    process.exit(0);
  });
