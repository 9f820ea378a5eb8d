import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Markets } from '../markets/view.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { backInStockWriter } from './back-in-stock/backInStock.ts';
import { invoiceWriter } from './invoice/invoice.ts';
import { MailSender } from './mailSender.ts';
import { mailTransportFor } from './mailTransportFor.ts';
import type { MailWriter } from './mail.ts';
import { reviewInvitationWriter } from './review-invitation/reviewInvitation.ts';
import { newsletterConfirmationWriter } from './newsletter/newsletterConfirmation.ts';
import { orderConfirmationWriter } from './order-confirmation/orderConfirmation.ts';
import { orderLinkWriter } from './order-link/orderLinkMail.ts';
import { orderNoticeWriter } from './order-notice/orderNotice.ts';
import { orderStepWriter } from './order-step/orderStep.ts';
import { passwordChangedWriter } from './password-changed/passwordChanged.ts';
import { passwordResetWriter } from './password-reset/passwordReset.ts';

interface Deps {
  db: Db;
  catalog: Catalog;
  markets(): Promise<Markets>;
  /** Calls `listener` when a mail was enqueued, by this process or another. */
  onMailWaits(listener: () => void): void;
}

/** Creates the sender of the shop's mail, not yet started. */
export function mailSenderFor(
  {
    mail,
    shop,
    limits,
    retention,
    isProduction,
  }: Pick<Config, 'mail' | 'shop' | 'limits' | 'retention' | 'isProduction'>,
  { db, catalog, markets, onMailWaits }: Deps,
  log: FastifyBaseLogger,
): MailSender {
  const transport = mailTransportFor(mail);
  const writers = new Map<string, MailWriter>([
    ['orderConfirmation', orderConfirmationWriter(db, shop, markets)],
    ['orderStep', orderStepWriter(db, shop, markets)],
    ['invoice', invoiceWriter(db, shop, markets)],
    ['orderLink', orderLinkWriter(db, shop, { markets, limits: limits.orderLinks.perEmail })],
    ['orderNotice', orderNoticeWriter(db, shop, markets)],
    ['passwordReset', passwordResetWriter(db, shop)],
    [
      'newsletterConfirmation',
      newsletterConfirmationWriter(db, shop, { confirmDays: retention.newsletterConfirmDays }),
    ],
    ['passwordChanged', passwordChangedWriter(shop)],
    ['backInStock', backInStockWriter(db, catalog, shop)],
    ['reviewInvitation', reviewInvitationWriter({ db, catalog, markets }, shop)],
  ]);
  const sender = new MailSender({ db, config: mail, shop, transport, writers, log });
  onMailWaits(() => sender.wake());
  if (isProduction && !mail.smtp) {
    log.warn({ folder: mail.folder }, 'SMTP_URL is not set, mail is only written to files');
  }
  return sender;
}
