import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { MailConfig, ShopConfig } from '../platform/config/mailConfig.ts';

/** How a mail leaves this process. */
export interface MailTransport {
  /** For the log; no secrets. */
  name: string;
  /**
   * @param createdAt when the mail was left, the same at each attempt
   * @throws what `sendFailureOf` explains
   */
  send(message: SendMailOptions, mail: { topic: string; createdAt: Date }): Promise<void>;
}

/** The mail with its headers. Addresses go in as objects: a comma in one must not make two of it. */
export function messageOf(mail: Mail, messageId: string, { from }: MailConfig, shop: ShopConfig): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    replyTo: { name: shop.name, address: shop.email },
    envelope: { from: from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId,
    date: new Date(),
    headers: {
      'Content-Language': mail.language,
      // Out-of-office answers would go to nobody (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
