/** The site's colours as values, which mail programs need: they know no variables. */
import { directionOf, textLanguage, tokens } from '@dragoman/widgets/server';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { Fragment } from 'react';
import type { MailRow } from './task-table.ts';

const names = {
  paper: 'color-paper',
  surface: 'color-surface',
  line: 'color-line',
  text: 'color-text',
  muted: 'color-muted',
  accent: 'color-accent',
  onAccent: 'color-on-accent',
  error: 'color-error',
} as const;

type Palette = Record<keyof typeof names, string>;

function paletteOf(scheme: 'light' | 'dark'): Palette {
  const colorOf = (name: keyof typeof names) => {
    const { value } = tokens[names[name]];
    return typeof value === 'string' ? value : value[scheme];
  };
  return {
    paper: colorOf('paper'),
    surface: colorOf('surface'),
    line: colorOf('line'),
    text: colorOf('text'),
    muted: colorOf('muted'),
    accent: colorOf('accent'),
    onAccent: colorOf('onAccent'),
    error: colorOf('error'),
  };
}

export const palette = { light: paletteOf('light'), dark: paletteOf('dark') };

interface MailDocumentProps {
  locale: string;
  subject: string;
  hello: string;
  paragraphs: string[];
  /** What is agreed, in a table. */
  rows: MailRow[];
  /** What somebody wrote, with who it was. */
  quote: { by: string; text: string } | undefined;
  /** The buttons, which lead to the same page. */
  actions: string[];
  url: string;
  fallback: string;
  why: string;
  unsubscribe: { label: string; url: string } | undefined;
}

const { light, dark } = palette;

/** What mail programs show that read no style sheet. */
const ink = {
  paper: { backgroundColor: light.paper, color: light.text },
  panel: { backgroundColor: light.surface, border: `1px solid ${light.line}` },
  text: { color: light.text },
  muted: { color: light.muted },
  accent: { color: light.accent },
  button: { backgroundColor: light.accent, color: light.onAccent },
  line: { borderColor: light.line },
  quote: { backgroundColor: light.paper, borderRadius: 10, padding: '12px 16px' },
};

const font = "'Inter', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";

/** Over the styles of the elements, which mail programs need. */
const sheet = `
.paper { background-color: ${light.paper} }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; color: ${dark.text} !important }
  .panel { background-color: ${dark.surface} !important; border-color: ${dark.line} !important }
  .text { color: ${dark.text} !important }
  .muted { color: ${dark.muted} !important }
  .accent { color: ${dark.accent} !important }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important }
  .line, .second { border-color: ${dark.line} !important }
  .second { background-color: ${dark.surface} !important }
  .quote { background-color: ${dark.paper} !important }
}
@media (max-width: 480px) { .panel { padding: 24px 20px !important } }`;

const side = (locale: string) => (directionOf(textLanguage(locale)) === 'rtl' ? 'right' : 'left');

/**
 * The HTML part of a mail: in the site's colours, light and dark, without pictures and without anything from
 * elsewhere.
 */
export function MailDocument(props: MailDocumentProps) {
  const { locale, subject, hello, paragraphs, rows, quote, actions, url, fallback, why, unsubscribe } = props;
  const direction = directionOf(textLanguage(locale));
  const aligned = { textAlign: side(locale) } as const;
  const body = { fontSize: 16, lineHeight: '26px', margin: '0 0 16px', ...aligned };
  const small = { fontSize: 13, lineHeight: '20px', margin: '0 0 8px', ...aligned };
  return (
    <Html lang={textLanguage(locale)} dir={direction}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
        <style>{sheet}</style>
      </Head>
      <Preview>{[...paragraphs, why][0] ?? ''}</Preview>
      <Body className="paper" dir={direction} style={{ margin: 0, fontFamily: font }}>
        <Section className="paper" style={ink.paper}>
          <Container dir={direction} style={{ maxWidth: 560, padding: '32px 16px' }}>
            <Text
              className="accent"
              style={{
                ...ink.accent,
                ...aligned,
                fontFamily: serif,
                fontSize: 20,
                fontWeight: 600,
                margin: '0 0 16px',
              }}
            >
              Dragoman
            </Text>
            <Section className="panel" style={{ ...ink.panel, borderRadius: 16, padding: 32 }}>
              <Heading
                as="h1"
                className="text"
                style={{
                  ...ink.text,
                  ...aligned,
                  fontFamily: serif,
                  fontSize: 22,
                  lineHeight: '28px',
                  margin: '0 0 16px',
                }}
              >
                {subject}
              </Heading>
              {[hello, ...paragraphs].map((text) => (
                <Text key={text} className="text" style={{ ...ink.text, ...body }}>
                  {text}
                </Text>
              ))}
              {rows.length > 0 && <Facts rows={rows} aligned={aligned} />}
              {quote && (
                <Section style={{ margin: '0 0 16px' }}>
                  <Text className="muted" style={{ ...ink.muted, ...small }}>
                    {quote.by}
                  </Text>
                  <Text
                    className="text quote"
                    dir="auto"
                    style={{
                      ...ink.text,
                      ...ink.quote,
                      ...body,
                      whiteSpace: 'pre-line',
                      overflowWrap: 'anywhere',
                      margin: 0,
                    }}
                  >
                    {quote.text}
                  </Text>
                </Section>
              )}
              <Section style={{ padding: '8px 0 24px', ...aligned }}>
                {actions.map((action, index) => (
                  <Fragment key={action}>
                    {index > 0 && ' '}
                    <Button
                      className={index === 0 ? 'button' : 'second accent'}
                      href={url}
                      style={{
                        ...(index === 0 ? ink.button : { ...ink.panel, ...ink.accent }),
                        borderRadius: 10,
                        padding: '14px 22px',
                        fontSize: 16,
                        fontWeight: 600,
                        margin: '0 0 8px',
                      }}
                    >
                      {action}
                    </Button>
                  </Fragment>
                ))}
              </Section>
              <Text className="muted" style={{ ...ink.muted, ...small }}>
                {fallback}
              </Text>
              <Text style={{ ...small, margin: 0, overflowWrap: 'anywhere' }}>
                <Link className="accent" href={url} dir="ltr" style={ink.accent}>
                  {url}
                </Link>
              </Text>
            </Section>
            <Hr className="line" style={{ ...ink.line, margin: '24px 0 16px' }} />
            <Text className="muted" style={{ ...ink.muted, ...small }}>
              {why}
            </Text>
            {unsubscribe && (
              <Text style={small}>
                <Link
                  className="muted"
                  href={unsubscribe.url}
                  style={{ ...ink.muted, textDecoration: 'underline' }}
                >
                  {unsubscribe.label}
                </Link>
              </Text>
            )}
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

interface FactsProps {
  rows: MailRow[];
  aligned: { textAlign: 'left' | 'right' };
}

/** Read aloud as a table of two columns: what it is called, and what it is. */
function Facts({ rows, aligned }: FactsProps) {
  const cell = { fontSize: 15, lineHeight: '22px', verticalAlign: 'top', ...aligned } as const;
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse', margin: '0 0 16px' }}
    >
      <tbody>
        {rows.map(({ label, lines, dir }) => (
          <tr key={label}>
            <th
              scope="row"
              className="muted line"
              style={{ ...ink.muted, ...ruled, ...cell, width: '34%', fontWeight: 400 }}
            >
              {label}
            </th>
            <td
              className="text line"
              style={{ ...ink.text, ...ruled, ...cell, overflowWrap: 'anywhere', fontWeight: 500 }}
            >
              {lines.map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  <bdi dir={dir}>{line}</bdi>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The line below each row. */
const ruled = { borderBottom: `1px solid ${light.line}`, padding: '8px 0' };
