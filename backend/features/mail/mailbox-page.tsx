/** The list of mails that wait in the outbox, for trying the marketplace without a mail server. */
import { directionOf, formatFor, textLanguage } from '@dragoman/widgets/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { mailTexts } from '#backend/messages.ts';
import { palette } from './mail-document.tsx';

interface Listed {
  id: string;
  to: string;
  subject: string;
  created_at: string;
  status: string;
  /** Why a mail server has not taken it. */
  reason: string | null;
}

const sheet = `
:root { color-scheme: light dark }
body { margin: 0; font: 15px/1.5 Inter, system-ui, sans-serif; background: ${palette.light.paper}; color: ${palette.light.text} }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px }
h1 { font: 600 34px/1.1 'Source Serif 4', Georgia, serif; margin: 0 0 12px }
p, small { color: ${palette.light.muted} }
ul { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 8px }
a { display: block; padding: 14px 18px; border: 1px solid ${palette.light.line}; border-radius: 14px; background: ${palette.light.surface}; color: inherit; text-decoration: none; overflow-wrap: anywhere }
a:hover strong, a:focus-visible strong { text-decoration: underline }
small { display: block; font-size: 13px }
small.failed { color: ${palette.light.error} }
@media (prefers-color-scheme: dark) {
  body { background: ${palette.dark.paper}; color: ${palette.dark.text} }
  p, small { color: ${palette.dark.muted} }
  small.failed { color: ${palette.dark.error} }
  a { background: ${palette.dark.surface}; border-color: ${palette.dark.line} }
}`;

/** `locked` for whoever has not come by the link that the start prints. */
export function mailboxPage(locale: string, mails: Listed[] | 'locked'): string {
  const t = mailTexts(locale);
  const { moment } = formatFor(textLanguage(locale));
  const page = (
    <html lang={textLanguage(locale)} dir={directionOf(textLanguage(locale))}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t.mailbox} · Dragoman`}</title>
        <style>{sheet}</style>
      </head>
      <body>
        <main>
          <h1>{t.mailbox}</h1>
          <p>{mails === 'locked' ? t.mailboxLocked : t.mailboxText}</p>
          {mails.length === 0 && <p>{t.mailboxEmpty}</p>}
          <ul>
            {(mails === 'locked' ? [] : mails).map(({ id, to, subject, created_at, status, reason }) => (
              <li key={id}>
                <a href={subject ? `/Mailbox/${id}` : undefined}>
                  <strong>{subject || t.mailboxGone}</strong>
                  <small>{`${t.mailboxTo({ address: to })} · ${moment(new Date(created_at), 'UTC')} UTC`}</small>
                  {status === 'failed' && (
                    <small className="failed">{t.mailboxFailed({ reason: reason ?? '' })}</small>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
