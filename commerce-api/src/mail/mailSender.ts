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

/** A notice can be lost, and another process may have left a claimed mail behind: look by ourselves too. */
const POLL_INTERVAL_MS = 15_000;

export interface MailSenderDeps {
  db: Db;
  config: MailConfig;
  shop: ShopConfig;
  transport: MailTransport;
  writers: ReadonlyMap<string, MailWriter>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Sends what waits in the outbox, one mail after the other. Several processes may do so on one database: a mail is
 * claimed in one statement, sent while no transaction is open, then marked.
 *
 * **At least once**: a process that dies between the server's "accepted" and our mark leaves a mail that is sent again
 * when the claim has run out, under the same Message-ID. Exactly once cannot be had from SMTP.
 */
export class MailSender {
  readonly #parts: MailSenderDeps;
  readonly #kinds: string[];
  readonly #domain: string;
  #isStopping = false;
  #isNoticed = false;
  #wakeUp: () => void = () => undefined;
  #running: Promise<void> | undefined;

  constructor(parts: MailSenderDeps) {
    this.#parts = parts;
    this.#kinds = [...parts.writers.keys()];
    this.#domain = parts.config.from.address.replace(/^.*@/, '');
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** There may be mail. */
  wake(): void {
    this.#isNoticed = true;
    this.#wakeUp();
  }

  /** Takes no further mail; settles when the one that is being sent has been, or has failed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wakeUp();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { db, log, config } = this.#parts;
    let isWell = true;
    while (!this.#isStopping) {
      this.#isNoticed = false;
      let waitMs = POLL_INTERVAL_MS;
      try {
        await this.#sendWhatIsDue();
        const nextMs = await nextMailInMs(db, this.#kinds);
        // At least the first wait: a mail is due at once while its server is away or another process has it.
        waitMs = Math.min(POLL_INTERVAL_MS, Math.max(nextMs ?? POLL_INTERVAL_MS, config.retryMs));
        isWell = true;
      } catch (error) {
        // The database is away. Nothing is lost: what was not marked is found again.
        if (isWell) log.error({ err: error }, 'the outbox cannot be read or written');
        isWell = false;
      }
      await this.#rest(waitMs);
    }
  }

  async #sendWhatIsDue(): Promise<void> {
    while (!this.#isStopping) {
      const mail = await claimMail(this.#parts.db, this.#kinds, this.#domain);
      if (!mail) return;
      const failure = await this.#send(mail);
      // The others would wait for the same server just as long, and lose an attempt.
      if (failure?.kind === 'away') return;
    }
  }

  async #send(mail: ClaimedMail): Promise<SendFailure | undefined> {
    const { db, config, shop, transport, writers, log } = this.#parts;
    try {
      const write = writers.get(mail.kind);
      if (!write) throw new Error(`Nobody writes mail of the kind ${mail.kind}.`);
      const written = await write(mail.payload);
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

  async #afterFailure(mail: ClaimedMail, { kind, words }: SendFailure): Promise<void> {
    const { db, config, log } = this.#parts;
    const isRefusal = kind === 'refused';
    const refusals = mail.refusals + (isRefusal ? 1 : 0);
    const ageHours = (Date.now() - mail.createdAt.getTime()) / 3_600_000;
    const isGivenUp = refusals >= config.refusals || ageHours >= config.giveUpAfterHours;
    const retryInMs = isGivenUp ? null : retryDelay(mail.attempts, config.retryMs);
    const line = { outboxId: mail.id, kind: mail.kind, attempts: mail.attempts, refusals, reason: words };
    if (isGivenUp) log.error(line, 'mail given up');
    else log.warn({ ...line, retryInMs }, 'mail not sent yet');
    await markFailed(db, mail, { words, isRefusal, retryInMs });
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
