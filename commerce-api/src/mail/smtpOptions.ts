import type { SmtpConfig } from '../platform/config/mailConfig.ts';

/** The options of nodemailer. Its default timeouts are minutes: an unresponsive server would block the next mails. */
export function smtpOptions({ url, needsTls, timeoutMs }: SmtpConfig) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTlsFromTheStart = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isTlsFromTheStart ? 465 : 587),
    secure: isTlsFromTheStart,
    requireTLS: needsTls && !isTlsFromTheStart,
    ignoreTLS: !needsTls && !isTlsFromTheStart,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    tls: { minVersion: 'TLSv1.2' as const },
  };
}
