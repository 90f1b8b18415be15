/** Rules that keep claims of docs/security.md true: what the backend runs, calls and writes, and which hashes are used. */
import { forbid, isTest, type Rule } from './source.ts';

const inBackend = (allowed: RegExp) => (path: string) =>
  path.startsWith('backend/') && !isTest(path) && !allowed.test(path);

export const securityRules: Rule[] = [
  forbid({
    name: 'programs and code from texts',
    pattern: /['"]node:(child_process|cluster|vm|worker_threads)['"]|(?<![.\w])eval\(|\bnew Function\b/,
    // A program of ours, which reads what a stranger sends.
    inside: inBackend(/^backend\/platform\/limited-process\//),
    fix: 'The backend runs no text as code, and starts no programs but those with limits.',
    rejects: [
      ['backend/features/site/flags.ts', "import { exec } from 'node:child_process';"],
      ['backend/platform/http/bodies.ts', 'eval(text)'],
    ],
    accepts: [['backend/platform/http/bodies.ts', 'the.eval(text)']],
  }),
  forbid({
    name: 'outgoing connections',
    pattern:
      /['"]node:(http|https|http2|net|tls|dgram|dns)['"]|(?<![.\w])fetch\(|\bfrom ['"](undici|stripe)['"]/,
    // The database, its lock, the payment provider with its stand-in, and the sign-in providers of the configuration; what partners name. The files of http use types and texts only.
    inside: inBackend(
      /^backend\/(platform\/(database\/(database|database-lock)|outgoing\/(call-outside|addresses)|http\/(caller|error-answers|bodies))|features\/(identity\/fetch-safely|money\/(stripe|stand-in\/(api|objects|webhooks))))\.ts$/,
    ),
    fix: 'docs/security.md lists all outgoing connections; those to an address that somebody sent go through backend/platform/outgoing/call-outside.ts.',
    rejects: [
      ['backend/platform/files/pictures.ts', 'const picture = await fetch(address);'],
      ['backend/features/offers/routes.ts', "import { request } from 'node:https';"],
    ],
    accepts: [
      ['backend/features/site/prerendered.ts', 'prepareWidget(widget, { fetch })'],
      ['backend/features/money/stripe.ts', "import Stripe from 'stripe';"],
    ],
  }),
  forbid({
    name: 'writing files',
    pattern: /\b(writeFile|appendFile)(Sync)?\b|\bcreateWriteStream\b/,
    inside: inBackend(/^backend\/platform\/(files\/storage|database\/database-lock)\.ts$/),
    fix: 'Uploads go through the storage, log lines to standard output.',
    rejects: [['backend/platform/observe/log-lines.ts', "appendFileSync('app.log', line)"]],
    accepts: [['backend/platform/files/storage.ts', 'await writeFile(path, content)']],
  }),
  forbid({
    name: 'broken hash functions',
    pattern: /['"](md5|sha-?1)['"]/,
    inside: (path) => /^(src|widgets|backend|demo-site)\//.test(path) && !isTest(path),
    fix: 'Use SHA-256.',
    rejects: [['backend/platform/http/etag.ts', "hash('sha1', text)"]],
    accepts: [['backend/platform/http/etag.ts', "hash('sha256', text)"]],
  }),
];
