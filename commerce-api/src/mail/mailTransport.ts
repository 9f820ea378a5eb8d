import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { MailConfig, ShopConfig } from '../platform/config/mailConfig.ts';

/** Delivers mails: by SMTP or to a folder. */
export interface MailTransport {
  /** Name for the log, without secrets. */
  name: string;
  /**
   * @param createdAt when the mail was enqueued, the same at each attempt
   * @throws Error that `sendFailureOf` classifies
   */
  send(message: SendMailOptions, mail: { topic: string; createdAt: Date }): Promise<void>;
}

/** The mail with its headers. Addresses are objects, so that a comma does not split one into two. */
export function messageOf(mail: Mail, messageId: string, { from }: MailConfig, shop: ShopConfig): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    replyTo: { name: shop.name, address: mail.replyTo ?? shop.email },
    envelope: { from: from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId,
    date: new Date(),
    headers: {
      'Content-Language': mail.language,
      // Suppresses out-of-office replies (RFC 3834).
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
