import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '../platform/config/mailConfig.ts';
import type { MailTransport } from './mailTransport.ts';
import { smtpOptions } from './smtpOptions.ts';

/** Timeout of the whole SMTP dialog; below the time that a mail is claimed for (`CLAIM_SECONDS`). */
const SEND_SECONDS = 240;

/** Opens a connection per mail: orders are minutes apart, and a server may drop idle connections. */
export function smtpTransport(config: SmtpConfig): MailTransport {
  const options = smtpOptions(config);
  const transport = createTransport(options);
  return {
    name: `SMTP at ${options.host}:${options.port}${config.needsTls ? '' : ', TLS not demanded'}`,
    send: async (message) => {
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(SEND_SECONDS * 1000) });
    },
  };
}
