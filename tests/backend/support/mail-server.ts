/** A real mail server for tests: it remembers what it accepted, and behaves as badly as a test wants. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface AcceptedMail {
  from: string;
  to: string[];
  /** Raw, with its headers. */
  source: string;
  isEncrypted: boolean;
}

export interface Behaviour extends Pick<SMTPServerOptions, 'secure' | 'key' | 'cert' | 'hideSTARTTLS'> {
  /** Called once the whole mail has come. Throws for a mail that is not accepted; `cut` cuts its connection. */
  answer?: (mail: AcceptedMail, cut: () => void) => Promise<void> | void;
}

/** As a mail server refuses, with a status of its own. */
export const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

export async function startMailServer({ answer = () => undefined, ...options }: Behaviour = {}) {
  const accepted: AcceptedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    ...options,
    onAuth: (_auth, _session, done) => done(null, { user: 'dragoman' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
          isEncrypted: session.secure,
        };
        try {
          await answer(mail, () => socketOf(session.id)?.destroy());
          accepted.push(mail);
          done();
        } catch (error) {
          done(error as Error);
        }
      });
    },
  });
  interface Connection {
    id: string;
    _socket: { destroy(): void };
  }
  const connections = () => [...(server.connections as Set<Connection>)];
  const socketOf = (id: string) => connections().find((one) => one.id === id)?._socket;
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    accepted,
    port,
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    /** Cuts every connection. */
    cut() {
      for (const { _socket } of connections()) _socket.destroy();
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** A header of a mail, unfolded; undefined where it is missing. */
export function headerOf({ source }: AcceptedMail, name: string): string | undefined {
  const head = (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}

const decoded = (text: string, pattern: RegExp): string =>
  Buffer.from(
    text.replace(pattern, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** The subject, decoded. */
export const subjectOf = (mail: AcceptedMail): string =>
  (headerOf(mail, 'Subject') ?? '')
    .replace(/\?= =\?UTF-8\?Q\?/gi, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_all, text: string) =>
      decoded(text.replaceAll('_', ' '), /=([0-9A-F]{2})/g),
    );

/** The text part, decoded. */
export const textOf = (mail: AcceptedMail): string =>
  partOf(mail, /Content-Type: text\/plain.*?\r\n\r\n(.*?)\r\n--/s);

/** The HTML part, decoded. */
export const htmlOf = (mail: AcceptedMail): string =>
  partOf(mail, /Content-Type: text\/html.*?\r\n\r\n(.*?)\r\n--/s);

function partOf({ source }: AcceptedMail, pattern: RegExp): string {
  const [, part = ''] = pattern.exec(source) ?? [];
  return decoded(part.replace(/=\r\n/g, ''), /=([0-9A-F]{2})/g).replaceAll('\r\n', '\n');
}
