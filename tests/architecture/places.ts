/** Rules about things that belong in one place only, or in none. */
import { forbid, isClient, isTest, type Rule } from './source.ts';

const notIn =
  (allowed: RegExp, inside: (path: string) => boolean = isClient) =>
  (path: string) =>
    inside(path) && !allowed.test(path);

/** Things that belong in one place only. */
export const placeRules: Rule[] = [
  forbid({
    name: 'storage and cookies',
    pattern: /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b/,
    // The site stores its visitors' preferences, language and colours, and an invitation while its reader signs in. It looks
    // whether a session is stored.
    inside: notIn(/^(src\/session\/|demo-site\/(shell\/preferences|partners\/use-invitation|start)\.ts$)/),
    fix: 'Only src/session stores anything; give it a function there.',
    rejects: [
      ['widgets/checkout/checkout.tsx', "localStorage.setItem('draft', text)"],
      ['src/runtime/runtime.ts', 'const { cookie } = document;\ndocument.cookie = cookie;'],
    ],
    accepts: [
      ['src/session/storage.ts', "localStorage.getItem('token')"],
      ['src/ui/forms/field.tsx', '// not in localStorage'],
    ],
  }),
  forbid({
    name: 'registering elements',
    pattern: /\bcustomElements\s*\.\s*define\b/,
    inside: notIn(/^src\/element\//),
    fix: 'Call defineWidget of #core/element/define-widget.ts.',
    rejects: [['widgets/checkout/index.ts', "customElements.define('dragoman-checkout', Checkout)"]],
    accepts: [['src/element/define-widget.ts', 'customElements.define(tag, made)']],
  }),
  forbid({
    name: 'page-wide symbols',
    pattern: /\bSymbol\.for\b/,
    inside: notIn(/^src\/(runtime|element)\//),
    fix: 'Only src/runtime and src/element share anything with other copies of the library.',
    rejects: [['src/session/session.ts', "Symbol.for('dragoman.session')"]],
    accepts: [['src/runtime/page-globals.ts', "Symbol.for('dragoman.runtime.v1')"]],
  }),
  forbid({
    name: 'SQL',
    pattern: /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
    // The bus uses LISTEN and NOTIFY, which nothing else needs.
    inside: notIn(
      /^backend\/(.*\bqueries\.ts$|platform\/database\/|platform\/live\/bus\.ts$)/,
      (path) => /^(src|widgets|backend|demo-site)\//.test(path) && !isTest(path),
    ),
    fix: 'Move it to the queries of its feature.',
    rejects: [
      ['backend/features/offers/routes.ts', "db.selectFrom('offers')"],
      ['backend/features/offers/routes.ts', 'sql<number>`select 1`'],
    ],
    accepts: [['backend/features/offers/queries.ts', "db.selectFrom('offers')"]],
  }),
  forbid({
    name: 'locks',
    pattern: /selectFrom\('(offers|requests|proposals|tasks)'\)[^;]*\.for(NoKey)?Update\(/,
    inside: notIn(
      /^backend\/platform\/database\/locks\.ts$/,
      (path) => path.startsWith('backend/') && !isTest(path),
    ),
    fix: 'Call lockRows, which locks in the one order that all use cases keep.',
    rejects: [
      [
        'backend/features/tasks/queries.ts',
        "trx.selectFrom('tasks')\n.where('id', '=', id)\n.forNoKeyUpdate()",
      ],
    ],
    accepts: [
      ['backend/platform/database/locks.ts', "trx.selectFrom('tasks').forNoKeyUpdate()"],
      ['backend/features/tasks/use-cases.ts', 'await lockRows(trx, id, { users })'],
    ],
  }),
  forbid({
    name: 'calls from views',
    pattern: /(?<![.\w])fetch\(|\bnew (XMLHttpRequest|EventSource|WebSocket)\b/,
    inside: (path) => /^(widgets|src\/(ui|domain|i18n|theme|hooks|element))\//.test(path) && !isTest(path),
    fix: 'Call a function of src/api from a data hook.',
    rejects: [['widgets/checkout/checkout.tsx', "await fetch('/task')"]],
    accepts: [['widgets/checkout/checkout.data.ts', 'await offers.fetch(id)']],
  }),
];

/** Things that must not occur in what runs on an integrator's page. */
export const forbiddenRules: Rule[] = [
  forbid({
    name: 'markup from strings',
    pattern:
      /\bdangerouslySetInnerHTML\b|\b(inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b|(?<![.\w])eval\(|\bnew Function\b/,
    // The loader inserts what the backend rendered, under a Trusted Types policy of its own.
    inside: notIn(/^src\/element\/hydration\/insert-prerendered\.ts$/),
    fix: 'Render elements; Trusted Types and content security policies refuse the rest.',
    rejects: [
      ['src/ui/card.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
      ['src/embed/loader.ts', "host.innerHTML = ''"],
      ['src/embed/loader.ts', "eval('1')"],
    ],
    accepts: [
      ['src/embed/loader.ts', 'host.replaceChildren()'],
      ['src/element/hydration/insert-prerendered.ts', 'host.innerHTML = html'],
    ],
  }),
  forbid({
    name: 'style elements',
    pattern: /<style\b|createElement\(\s*['"`]style['"`]/,
    inside: (path) => isClient(path) && path.endsWith('x'),
    fix: 'Use css of #core/theme/css.ts; a strict content security policy blocks inline styles.',
    rejects: [['src/ui/card.tsx', '<style>{text}</style>']],
    accepts: [['src/ui/card.tsx', '<p style={{ inlineSize: 4 }} />']],
  }),
  forbid({
    name: 'head of the host page',
    pattern: /\bdocument\s*\.\s*head\b|querySelector\(\s*['"`]head['"`]/,
    inside: (path) => /^(src|widgets)\//.test(path) && !isTest(path),
    fix: 'The head belongs to the host page: read <meta> with document.querySelector, add nothing.',
    rejects: [['src/embed/loader.ts', 'document.head.append(link)']],
    accepts: [['src/runtime/config.ts', 'document.querySelector(\'meta[name="dragoman:api-url"]\')']],
  }),
  forbid({
    name: 'another widget’s tag',
    pattern: /<dragoman-|createElement\(\s*['"`]dragoman-/,
    inside: (path) => /^(widgets|src\/ui)\/.*\.tsx$/.test(path) && !isTest(path),
    fix: 'Render a component of src/ui; only pages put widgets side by side.',
    rejects: [['widgets/checkout/checkout.tsx', 'return <dragoman-toaster />;']],
    accepts: [['demo-site/pages/home.tsx', 'return <dragoman-offer-grid />;']],
  }),
];
