import type { MailConfig } from '../platform/config/mailConfig.ts';
import { folderTransport } from './folderTransport.ts';
import type { MailTransport } from './mailTransport.ts';
import { smtpTransport } from './smtpTransport.ts';

/** SMTP if configured, otherwise files. */
export function mailTransportFor({ smtp, folder }: MailConfig): MailTransport {
  return smtp ? smtpTransport(smtp) : folderTransport(folder);
}
