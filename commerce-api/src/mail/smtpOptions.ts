import type { SmtpConfig } from '../platform/config/mailConfig.ts';

/** Longest wait for each response. A dialog has several, and is limited as a whole by the transport. */
const STEP_TIMEOUT_MS = 20_000;

/** The options of nodemailer. Its default timeouts are minutes: an unresponsive server would block the next mails. */
export function smtpOptions({ url, needsTls }: SmtpConfig) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTlsFromTheStart = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isTlsFromTheStart ? 465 : 587),
    secure: isTlsFromTheStart,
    requireTLS: needsTls && !isTlsFromTheStart,
    ignoreTLS: !needsTls && !isTlsFromTheStart,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    tls: { minVersion: 'TLSv1.2' as const },
  };
}
