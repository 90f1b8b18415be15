import { CircleAlert } from 'lucide';
import { memo, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { TextLanguage } from '#core/domain/languages.ts';
import type { TaskDocument } from '#core/domain/task.ts';
import { useIsOffline } from '#core/hooks/data/use-is-offline.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useFormat, useLocale, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { Attachments, isListOf, OutgoingFiles } from './attachments.tsx';
import * as styles from './message-bubble.styles.ts';
import { translated, translation } from './message-bubble.styles.ts';
import { type Translator, useReadLanguages } from './message-translation.ts';
import * as pane from './pane.styles.ts';
import { hasTransientError, type Outgoing } from './send-queue.ts';
import type { MessageState } from './timeline.ts';

interface MessageBubbleProps {
  text: string;
  documents: readonly TaskDocument[];
  /** Milliseconds instead of a `Date`, so that `memo` sees an unchanged message as equal. */
  at: number | null;
  /** The name of the other person. */
  author: string;
  /** Undefined where there is none, or the reader reads the other person's language. */
  translate: Translator | undefined;
  isOwn: boolean;
  isHighlighted: boolean;
  follows: boolean;
  state?: MessageState;
  outgoing?: Outgoing;
  onRetry(one: Outgoing): void;
  onDiscard(keys: readonly string[]): void;
}

export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const {
    text,
    documents,
    at,
    author,
    translate,
    isOwn,
    isHighlighted,
    follows,
    state,
    outgoing,
    onRetry,
    onDiscard,
  } = props;
  const t = useMessages(chatInboxMessages);
  return (
    <li className={pane.row} data-own={isOwn || undefined} data-follows={follows || undefined}>
      <div
        className={styles.bubble}
        part={isOwn ? 'message message-own' : 'message'}
        data-own={isOwn || undefined}
        data-highlighted={isHighlighted || undefined}
      >
        <span className={visuallyHidden} translate="no">
          {isOwn ? t.you : author}:
        </span>
        {!isListOf(documents, text) && (
          <p dir="auto">
            <Text text={text} />
          </p>
        )}
        <Attachments documents={documents} />
        {outgoing && <OutgoingFiles outgoing={outgoing} />}
        {!isOwn && translate && <Translation text={text} translate={translate} />}
        {at !== null && <Timestamp at={at} />}
      </div>
      {state && outgoing ? (
        <OutgoingState
          state={state}
          outgoing={outgoing}
          onRetry={() => onRetry(outgoing)}
          onDiscard={() => onDiscard([outgoing.key])}
        />
      ) : (
        state && <State state={state} />
      )}
    </li>
  );
});

function State({ state }: { state: MessageState }) {
  const t = useMessages(chatInboxMessages);
  return (
    <p className={styles.state} part="state" data-state={state}>
      {t[state]}
    </p>
  );
}

function Text({ text }: { text: string }) {
  return linkify(text).map(({ text: part, href, at }) =>
    href ? (
      <a key={at} className={styles.link} href={href} target="_blank" rel="noopener nofollow ugc" dir="ltr">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function Timestamp({ at }: { at: number }) {
  const format = useFormat();
  const instant = new Date(at);
  return (
    <time dateTime={instant.toISOString()}>
      <bdi dir="ltr">{format.stamp(instant)}</bdi>
    </time>
  );
}

interface OutgoingStateProps {
  state: MessageState;
  outgoing: Outgoing;
  onRetry(): void;
  onDiscard(): void;
}

/** A message that cannot be sent for want of a connection waits: it has neither failed nor is it on its way. */
function OutgoingState({ state, ...rest }: OutgoingStateProps) {
  const isOffline = useIsOffline();
  const { error } = rest.outgoing;
  const hasFailedOffline = error instanceof ApiError && error.reason === 'offline';
  // What is on its way already may arrive: only what has failed can be taken back.
  if (isOffline && state === 'sending') return <WaitingState />;
  if (state === 'failed' && hasFailedOffline) return <WaitingState onDiscard={rest.onDiscard} />;
  return state === 'failed' ? <FailedState {...rest} /> : <State state={state} />;
}

function WaitingState({ onDiscard }: Partial<Pick<OutgoingStateProps, 'onDiscard'>>) {
  const t = useMessages(chatInboxMessages);
  const { remove } = useMessages(coreMessages);
  return (
    <div className={styles.state} part="state" data-state="waiting">
      <p role="status">{t.waiting}</p>
      {onDiscard && (
        <Button variant="text" size="small" part="discard" onClick={onDiscard}>
          {remove}
        </Button>
      )}
    </div>
  );
}

function FailedState({ outgoing, onRetry, onDiscard }: Omit<OutgoingStateProps, 'state'>) {
  const t = useMessages(chatInboxMessages);
  const { retry, remove } = useMessages(coreMessages);
  const errorText = useErrorText();
  const { error } = outgoing;
  return (
    <div className={styles.state} part="state" data-state="failed">
      <p className={styles.failure} role="alert">
        <Icon node={CircleAlert} />
        {t.failed}
        {error && `: ${errorText(error)}`}
      </p>
      {hasTransientError(outgoing) && <p>{t.heldUp}</p>}
      <Button variant="text" size="small" part="retry resend" onClick={onRetry}>
        {retry}
      </Button>
      <Button variant="text" size="small" part="discard" onClick={onDiscard}>
        {remove}
      </Button>
    </div>
  );
}

/** Part of a text: plain, or a link. */
interface TextPart {
  text: string;
  href?: string;
  /** Its position in the text, a key for equal parts. */
  at: number;
}

/** What turns the direction of a text around could make the end of an address look like its host. */
const urlPattern = /\bhttps?:\/\/[^\s<>"“”«»\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gi;

/**
 * Cuts off punctuation that ends a sentence. A closing bracket belongs to the URL if it was opened in it. The brackets are
 * counted once: a text of nothing but brackets takes no longer than another of its length.
 */
function withoutPunctuation(found: string): string {
  let unopened = found.split(')').length - found.split('(').length;
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    const closesNothing = last === ')' && unopened > 0;
    if (!closesNothing && !/[.,;:!?'’\]}…]/.test(last)) break;
    if (last === ')') unopened -= 1;
  }
  return found.slice(0, end);
}

/**
 * The address as it is shown: its host as browsers look it up, so that letters of another script do not look like another
 * site. One that begins with a user's name stays a text: the name could be that of a site.
 */
function linkOf(found: string): Pick<TextPart, 'text' | 'href'> | undefined {
  if (!URL.canParse(found)) return undefined;
  const { href, protocol, host, username, password } = new URL(found);
  if (username || password) return undefined;
  return { text: `${protocol}//${host}${found.replace(/^https?:[\\/]*[^\\/?#]*/i, '')}`, href };
}

/** Splits a text into plain parts and links for its http(s) URLs. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(urlPattern)) {
    const found = withoutPunctuation(match);
    const link = linkOf(found);
    if (!link) continue;
    if (index > from) parts.push({ text: text.slice(from, index), at: from });
    parts.push({ ...link, at: index });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), at: from });
  return parts;
}

type State = { status: 'original' | 'busy' | 'failed' } | { status: 'translated'; text: string };

/** Offers a translation, unless the message itself is in a language that the reader reads. */
function Translation(props: TranslatedProps) {
  const isRead = useReadLanguages().some((language) => isInLanguage(props.text, language));
  return !isRead && <Translated {...props} />;
}

interface TranslatedProps {
  text: string;
  translate: Translator;
}

/** A button that shows the message in the reader's language below the original, which stays visible. */
function Translated({ text, translate }: TranslatedProps) {
  const t = useMessages(chatInboxMessages);
  const { locale } = useLocale();
  const [state, setState] = useState<State>({ status: 'original' });

  async function show() {
    setState({ status: 'busy' });
    try {
      setState({ status: 'translated', text: await translate(text, locale) });
    } catch {
      setState({ status: 'failed' });
    }
  }

  const isShown = state.status === 'translated';
  return (
    <div className={translation}>
      {isShown && (
        <p className={translated} part="translation" dir="auto" lang={locale}>
          {state.text}
        </p>
      )}
      <Button
        variant="text"
        size="small"
        part="translate"
        busy={state.status === 'busy'}
        onClick={() => (isShown ? setState({ status: 'original' }) : void show())}
      >
        {isShown ? t.hideTranslation : state.status === 'failed' ? t.translateFailed : t.translate}
      </Button>
    </div>
  );
}

// Tells messages in the reader’s own language, for the languages of the interface. The browser’s detector needs a
// model.

/** Languages of another script than Latin are told by it. */
const commonWords: Readonly<Record<Exclude<TextLanguage, 'ar'>, string>> = {
  en: 'a afternoon and are at bye can cheers do evening fine for good got great have hello hi how i in is it later me morning my night no not of ok on perfect please problem see soon sorry sure thank thanks that the there this to today tomorrow was we welcome what when where will with yes yesterday you your',
  de: 'abend aber alles auf bald bei bis bitte danke das dass dem den der die ein eine es für gern gerne gestern grüße guten haben hallo heute ich im in ist ja kann kein klar leider mit morgen nacht nein nicht noch passt perfekt problem sehr sie sind später super tag tschüss und viele von wann was wie wir wo wunderbar zu',
  fr: 'accord au aujourd avec bien bientôt bonjour bonne bonsoir c ce comment de demain des du désolé en entendu est et hier hui il j je journée l la le les ma mais merci mon ne non nous nuit oui où parfait pas plus pour problème quand que qui quoi rien salut super sur tard un une volontiers votre vous à',
  es: 'acuerdo adiós al ayer bien buena bueno buenos claro con cuándo cómo de del días dónde el ella en es esta está gracias hasta hola hoy la las lo los luego mañana me mi muy nada ningún no noches para perfecto pero por problema pronto que qué se siento sin su sí tardes te tu un una vale y ya',
};

const words = new Map(Object.entries(commonWords).map(([code, list]) => [code, new Set(list.split(' '))]));

const share = (text: string, letters: RegExp): number =>
  (text.match(letters)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0);

/** False where it is not clear: a translation is then offered. */
export function isInLanguage(text: string, tag: string): boolean {
  const [language = ''] = tag.split('-');
  if (language === 'ar') return share(text, /\p{Script=Arabic}/gu) > 0.5;
  if (!words.has(language)) return false;
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countIn = (code: string) => found.filter((word) => words.get(code)?.has(word)).length;
  const own = countIn(language);
  const others = [...words.keys()].filter((code) => code !== language).map(countIn);
  return own / Math.max(1, found.length) >= 0.2 && own > Math.max(...others);
}
