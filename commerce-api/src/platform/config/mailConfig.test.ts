import { configFrom } from './config.ts';
import { smtpOptions } from '../../mail/smtpOptions.ts';

function optionsFor(env: Record<string, string>) {
  const { smtp } = configFrom(env).mail;
  return smtp && smtpOptions(smtp);
}

test('without a mail server, mail of the demo shop is written to the data folder', () => {
  const { mail, shop } = configFrom({ DATA_DIR: '/srv/shop', SMTP_URL: '', SHELL_PORT: '3100' });

  expect(mail).toMatchObject({
    smtp: undefined,
    folder: '/srv/shop/mail',
    from: { name: 'Hemvist', address: 'order@hemvist.example' },
  });
  expect(shop.origins).toEqual({ sv: 'http://localhost:3100', en: 'http://en.localhost:3100' });
});

test.each([
  [
    'TLS is required for a server on another machine',
    { SMTP_URL: 'smtp://mail.example' },
    { requireTLS: true, ignoreTLS: false, port: 587 },
  ],
  [
    'tls=off disables TLS',
    { SMTP_URL: 'smtp://mail:1025?tls=off' },
    { requireTLS: false, ignoreTLS: true, port: 1025 },
  ],
  [
    'TLS is off for a server on this machine',
    { SMTP_URL: 'smtp://127.0.0.1:1025' },
    { requireTLS: false, ignoreTLS: true },
  ],
  [
    'tls=required requires TLS on this machine',
    { SMTP_URL: 'smtp://localhost?tls=required' },
    { requireTLS: true, ignoreTLS: false },
  ],
  [
    'smtps uses TLS from the start',
    { SMTP_URL: 'smtps://mail.example' },
    { secure: true, requireTLS: false, ignoreTLS: false, port: 465 },
  ],
  [
    'a host name that starts with 127.0.0.1 counts as another machine',
    { SMTP_URL: 'smtp://127.0.0.1.example' },
    { requireTLS: true },
  ],
])('%s', (_title, env, expected) => {
  expect(optionsFor(env)).toMatchObject(expected);
});

test('user and password of the URL are decoded', () => {
  expect(optionsFor({ SMTP_URL: 'smtp://sho%40p:p%3Aw%2F@mail.example' })).toMatchObject({
    auth: { user: 'sho@p', pass: 'p:w/' },
  });
});

test('the sender may have a name, and origins are stored without a slash', () => {
  const { mail, shop } = configFrom({
    MAIL_FROM: 'Träff & Co <order@traff.example>',
    SITE_ORIGIN_EN: 'https://traff.example/',
  });

  expect(mail.from).toEqual({ name: 'Träff & Co', address: 'order@traff.example' });
  expect(shop.origins.en).toBe('https://traff.example');
});

test.each([
  ['SMTP_URL', 'mail'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://mail.example?tls=perhaps'],
  ['MAIL_FROM', 'Hemvist'],
  ['MAIL_FROM', 'a@b.se\r\nBcc: c@d.se'],
  ['MAIL_FROM', 'a@b.se, c@d.se'],
  ['SITE_ORIGIN_SV', 'ftp://shop.example'],
  ['SHOP_NAME', 'Hem\nvist'],
])('%s=%j is rejected with the name of the variable', (name, value) => {
  expect(() => configFrom({ [name]: value })).toThrow(name);
});
