import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Services } from '../graphql/context.ts';
import { backInStockWriter } from './back-in-stock/backInStock.ts';
import { MailSender } from './mailSender.ts';
import { mailTransportFor } from './mailTransport.ts';
import type { MailWriter } from './mail.ts';
import { orderConfirmationWriter } from './order-confirmation/orderConfirmation.ts';
import { passwordResetWriter } from './password-reset/passwordReset.ts';

/** The sender of the shop's mail, not yet started. */
export function mailSenderFor(
  { mail, shop, isProduction }: Pick<Config, 'mail' | 'shop' | 'isProduction'>,
  { db, catalog, onMailWaits }: Pick<Services, 'db' | 'catalog' | 'onMailWaits'>,
  log: FastifyBaseLogger,
): MailSender {
  const transport = mailTransportFor(mail);
  const writers = new Map<string, MailWriter>([
    ['orderConfirmation', orderConfirmationWriter(db, shop)],
    ['passwordReset', passwordResetWriter(db, shop)],
    ['backInStock', backInStockWriter(db, catalog, shop)],
  ]);
  const sender = new MailSender({ db, config: mail, shop, transport, writers, log });
  onMailWaits(() => sender.wake());
  if (isProduction && !mail.smtp) {
    log.warn({ folder: mail.folder }, 'SMTP_URL is not set: mail is written to files and reaches nobody');
  }
  return sender;
}
