import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** The received mails, parsed, with the recipients of the dialog. */
  mails: (Email & { recipients: string[] })[];
  /** Number of recipients of all attempts, including refused ones. */
  recipientCount(): number;
  /** Settles once `count` mails have been received. */
  untilMails(count: number): Promise<void>;
  stop(): Promise<void>;
}

interface Behavior {
  /** Refuses a recipient with the code and text of the response. */
  refuse?: (recipient: string) => { code: number; text: string } | undefined;
  /** Delays the response to a received mail until it settles. */
  beforeAccepting?: () => Promise<void>;
}

/** A real SMTP server on loopback. */
export async function startMailServer({ refuse, beforeAccepting }: Behavior = {}): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const pending: { count: number; resolve: () => void }[] = [];
  let recipients = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, callback) => {
      recipients += 1;
      const refusal = refuse?.(address);
      callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : undefined);
    },
    onData: (stream, { envelope }, callback) => {
      const received = async (): Promise<void> => {
        const mail = await PostalMime.parse(await buffer(stream));
        await beforeAccepting?.();
        mails.push({ ...mail, recipients: envelope.rcptTo.map(({ address }) => address) });
        for (const { resolve } of pending.filter(({ count }) => count <= mails.length)) resolve();
      };
      received().then(
        () => callback(),
        (error: unknown) => callback(error instanceof Error ? error : new Error('not received')),
      );
    },
  });
  // A closed client connection is not a failure of the server.
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    recipientCount: () => recipients,
    untilMails: (count) =>
      new Promise((resolve) => {
        if (mails.length >= count) resolve();
        else pending.push({ count, resolve });
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
