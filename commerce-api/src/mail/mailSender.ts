import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/db/openDatabase.ts';
import type { MailWriter } from './mail.ts';
import type { MailConfig, ShopConfig } from '../platform/config/mailConfig.ts';
import { messageOf, type MailTransport } from './mailTransport.ts';
import {
  claimMail,
  discardMail,
  markFailed,
  markSent,
  nextMailInMs,
  type ClaimedMail,
} from '../platform/outbox/outbox.ts';
import { retryDelay } from './retryDelay.ts';
import { sendFailureOf, type SendFailure } from './sendFailure.ts';

/** A notification can be lost, and a dead process may have left a claimed mail: poll as well. */
const POLL_INTERVAL_MS = 15_000;
/** After so many refusals, or so long, a mail has failed permanently. */
const MAX_REFUSALS = 5;
const MAX_AGE_HOURS = 72;

export interface MailSenderDeps {
  db: Db;
  config: MailConfig;
  shop: ShopConfig;
  transport: MailTransport;
  writers: ReadonlyMap<string, MailWriter>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Sends the mails in the outbox one at a time. Several processes may do so on one database: a mail is
 * claimed in one statement, sent while no transaction is open, then marked.
 *
 * **At least once**: if a process dies between the server's "accepted" and our mark, the mail is sent again
 * after the claim expires, with the same Message-ID. SMTP cannot guarantee exactly once.
 */
export class MailSender {
  readonly #deps: MailSenderDeps;
  readonly #kinds: string[];
  readonly #domain: string;
  #isStopping = false;
  #isNoticed = false;
  #wakeUp: () => void = () => undefined;
  #running: Promise<void> | undefined;

  constructor(deps: MailSenderDeps) {
    this.#deps = deps;
    this.#kinds = [...deps.writers.keys()];
    this.#domain = deps.config.from.address.replace(/^.*@/, '');
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Checks the outbox now: there may be mail. */
  wake(): void {
    this.#isNoticed = true;
    this.#wakeUp();
  }

  /** Claims no further mail. Settles when the current mail has been sent or has failed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wakeUp();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { db, log, config } = this.#deps;
    let isHealthy = true;
    while (!this.#isStopping) {
      this.#isNoticed = false;
      let waitMs = POLL_INTERVAL_MS;
      try {
        await this.#sendDueMail();
        const nextMs = await nextMailInMs(db, this.#kinds);
        // At least the first delay: a mail is due at once while its server is down or another process has claimed it.
        waitMs = Math.min(POLL_INTERVAL_MS, Math.max(nextMs ?? POLL_INTERVAL_MS, config.retryMs));
        isHealthy = true;
      } catch (error) {
        // The database is down. No mail is lost: unmarked mails are claimed again.
        if (isHealthy) log.error({ err: error }, 'outbox not accessible, mail delivery paused');
        isHealthy = false;
      }
      await this.#rest(waitMs);
    }
  }

  async #sendDueMail(): Promise<void> {
    while (!this.#isStopping) {
      const mail = await claimMail(this.#deps.db, this.#kinds, this.#domain);
      if (!mail) return;
      const failure = await this.#send(mail);
      // The other mails would time out on the same server, and lose an attempt.
      if (failure?.kind === 'away') return;
    }
  }

  async #send(mail: ClaimedMail): Promise<SendFailure | undefined> {
    const { db, config, shop, transport, writers, log } = this.#deps;
    try {
      const write = writers.get(mail.kind);
      if (!write) throw new Error(`No template for mail kind "${mail.kind}". Register it in mailSenderFor.ts.`);
      const written = await write(mail.payload, { isFirst: mail.attempts === 1 });
      if (!written) {
        await discardMail(db, mail);
        return undefined;
      }
      await transport.send(messageOf(written, mail.messageId, config, shop), {
        topic: written.topic,
        createdAt: mail.createdAt,
      });
    } catch (error) {
      const failure = sendFailureOf(error);
      await this.#afterFailure(mail, failure);
      return failure;
    }
    await markSent(db, mail);
    log.info({ outboxId: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail sent');
    return undefined;
  }

  async #afterFailure(mail: ClaimedMail, { kind, reason }: SendFailure): Promise<void> {
    const { db, config, log } = this.#deps;
    const isRefusal = kind === 'refused';
    const refusals = mail.refusals + (isRefusal ? 1 : 0);
    const ageHours = (Date.now() - mail.createdAt.getTime()) / 3_600_000;
    const isGivenUp = refusals >= MAX_REFUSALS || ageHours >= MAX_AGE_HOURS;
    const retryInMs = isGivenUp ? null : retryDelay(mail.attempts, config.retryMs);
    const line = { outboxId: mail.id, kind: mail.kind, attempts: mail.attempts, refusals, reason };
    if (isGivenUp) log.error(line, 'mail delivery failed permanently');
    else log.warn({ ...line, retryInMs }, 'mail not sent yet');
    await markFailed(db, mail, { reason, isRefusal, retryInMs });
  }

  #rest(ms: number): Promise<void> {
    if (this.#isStopping || this.#isNoticed) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
