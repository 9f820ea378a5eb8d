import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  port: number;
  /** What came, parsed, with the addresses of the dialog. */
  mails: (Email & { recipients: string[] })[];
  /** How many recipients were named to it, refused ones too. */
  asked(): number;
  /** Settles once so many mails have come. */
  untilMails(count: number): Promise<void>;
  stop(): Promise<void>;
}

interface Behavior {
  port?: number;
  /** Says no to a recipient: the answer's code and words. */
  refuse?: (recipient: string) => { code: number; words: string } | undefined;
  /** The answer to a mail that was received waits for this. */
  beforeAccepting?: () => Promise<void>;
}

/** A real SMTP server on loopback. */
export async function startMailServer({ port = 0, refuse, beforeAccepting }: Behavior = {}): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let recipients = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, callback) => {
      recipients += 1;
      const refusal = refuse?.(address);
      callback(refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : undefined);
    },
    onData: (stream, { envelope }, callback) => {
      const received = async (): Promise<void> => {
        const mail = await PostalMime.parse(await buffer(stream));
        await beforeAccepting?.();
        mails.push({ ...mail, recipients: envelope.rcptTo.map(({ address }) => address) });
        for (const { resolve } of waiting.filter(({ count }) => count <= mails.length)) resolve();
      };
      received().then(
        () => callback(),
        (error: unknown) => callback(error instanceof Error ? error : new Error('not received')),
      );
    },
  });
  // A client that is gone is no failure of the server.
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.server.address();
  const ownPort = address !== null && typeof address === 'object' ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${ownPort}`,
    port: ownPort,
    mails,
    asked: () => recipients,
    untilMails: (count) =>
      new Promise((resolve) => {
        if (mails.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
