import { rawGet } from '../../support/rawGet.ts';
import { expect, test } from '../../support/siteTest.ts';

const MALFORMED_PATHS = [
  '//evil.example',
  '/\\evil.example',
  '/sv//evil.example',
  '/en//evil.example/..//x',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/.%2e/.%2e/etc/passwd',
  '/%00',
  '/c/%00',
  '/%E0%A4%A',
  '/%',
  '/s/%',
  '/s/%F0%9F',
  '/s/%ED%A0%80',
  '/sv/sv/sv/en/en',
  '/en/sv/en',
  `/${'a'.repeat(6_000)}`,
  `/${'en/'.repeat(800)}`,
  '/?page=-1&page=zz&sort=%00',
  '/c/beslag?page=1e309',
  '/c/beslag?page=0x10&price=%',
  '/c/beslag?sort=__proto__&categories=~,~,~',
  '/__proto__',
  '/constructor',
  '/list/__proto__/x',
  '/p/constructor',
  '/http://evil.example',
  '/javascript:alert(1)',
  '/;jsessionid=1',
  '/en?next=//evil.example',
  '/kassan?redirect=https://evil.example',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
];
const FORGED: Record<string, string>[] = [
  {},
  { host: 'evil.example' },
  { host: 'evil.example:99999' },
  { host: '"><script>' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-for': `${'1.1.1.1,'.repeat(200)}x` },
  { 'accept-language': `${'xx-'.repeat(500)},;q=,,` },
  { cookie: 'ralph-locale=en; ralph-locale=%; ralph-selected-market=//evil.example; ralph-checkout-market=%00' },
];

test('malformed paths and forged headers cause no 5xx status and no redirect to another origin', async ({ sv, en }) => {
  const siteOrigins = [sv, en];
  const requests = [sv, en].flatMap((origin) =>
    MALFORMED_PATHS.map((path, index) => ({ origin, path, headers: FORGED[index % FORGED.length] ?? {} })),
  );
  requests.push(...FORGED.map((headers) => ({ origin: sv, path: '/', headers })));

  for (const { origin, path, headers } of requests) {
    const { status, location } = await rawGet(origin, path, headers);
    const label = `${path.slice(0, 60)} ${JSON.stringify(headers).slice(0, 80)}`;

    expect([label, status >= 200 && status < 500]).toEqual([label, true]);
    if (location === '') continue;
    const target = new URL(location, 'http://base.example');
    expect([label, target.origin]).toEqual([label, expect.stringMatching(/^http:\/\/base\.example$|localhost/)]);
    expect(siteOrigins.concat('http://base.example')).toContain(target.origin);
  }
});

test('an address redirects at most once', async ({ sv, en }) => {
  for (const origin of [sv, en]) {
    for (const path of [
      '/',
      '/sv',
      '/en/',
      '/sv/checkout',
      '/en/sv/kassan',
      '/checkout/',
      '/en/favoriter',
      '/start/',
      '/c/finns-inte/',
    ]) {
      const { location } = await rawGet(origin, path);
      if (location === '') continue;
      const next = new URL(location, origin);
      expect([path, (await rawGet(next.origin, next.pathname + next.search)).location]).toEqual([path, '']);
    }
  }
});
