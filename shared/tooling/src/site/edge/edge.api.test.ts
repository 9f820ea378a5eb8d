import { connect } from 'node:net';
import { until } from '@hemvaror/testing/until';
import { checkEdge, HOST, startEdge, type Edge } from '../../testing/startEdge.ts';
import { nginxBinary } from './nginx.ts';

const binary = nginxBinary();
const nginx = binary ?? '';
const describeEdge = binary === undefined ? describe.skip : describe;

describeEdge('the edge (skipped if nginx is missing and cannot be installed)', () => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await startEdge(nginx);
  });
  afterAll(() => edge.stop());
  beforeEach(() => {
    edge.received.length = 0;
  });

  const IMMUTABLE = JSON.stringify({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept, Origin' });
  /** Creates unique names, so that two tests never share a cached file. */
  let files = 0;
  const nextFile = () => `image-${(files += 1)}.webp`;

  test.each([
    ['TRUSTED_PROXY', 'everyone'],
    ['RATE_AUTH', '5'],
    ['RATE_AUTH', '5r/s'],
    ['RATE_GRAPHQL', '20r/s burst 0'],
    ['RATE_GRAPHQL', '20r/s  burst 100'],
    ['LIMITS', 'off'],
    ['HSTS', 'max-age="1'],
    ['SITE_HOSTS_SV', 'shop_$host'],
    ['RATE_AUTH', '5r/s burst 40\n5r/s burst 40'],
  ])('%s=%s is refused before nginx starts', (name, value) => {
    expect(checkEdge(nginx, { [name]: value })).toMatch(/: expected a value such as /);
  });

  test('nginx accepts the configuration with every value set', () => {
    const env = {
      TRUSTED_PROXY: '10.0.0.0/8',
      RATE_AUTH: '30r/m burst 5',
      CONNECTIONS: '50',
      LIMITS: 'log',
      SITE_HOSTS_SV: 'a.b:80,c',
    };

    expect(checkEdge(nginx, env)).toBe('');
  });

  test('the file of a remote comes from the shell once', async () => {
    const file = '/remotes/mf-search/1.0.0-a/web/once.js';
    const headers = {
      'x-response-headers': JSON.stringify({ 'cache-control': 'public, max-age=31536000, immutable' }),
    };

    const texts = [(await edge.send(file, { headers })).text, (await edge.send(file, { headers })).text];

    expect(texts).toEqual(['shell 1', 'shell 1']);
    expect(edge.received).toMatchObject([{ upstream: 'shell', url: file }]);
  });

  test.each(['/remotes/mf-search/1.0.0-a/web/lost.js', '/assets/r/lost.js'])(
    'a 404 for %s is requested again, and no cache may store it',
    async (file) => {
      const responses = [await edge.send(file), await edge.send(file)];

      for (const { status, headers } of responses)
        expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(edge.received).toHaveLength(2);
    },
  );

  test.each([
    '/remotes/mf-search/1.0.0-a/node/remoteEntry.js',
    '/remotes/mf-search/1.0.0-a/release.json',
    '/remotes/mf-search/live.json',
    '/remotes/other/1.0.0-a/web/x.js',
  ])('%s is refused without the shell, and no cache may store that', async (target) => {
    const { status, headers } = await edge.send(target);

    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(edge.received).toEqual([]);
  });

  test('a report of a browser reaches the shell without cookies, and of the other addresses of operation none', async () => {
    const headers = { cookie: 'ralph-auth=a', authorization: 'Bearer t', 'sec-fetch-site': 'same-origin' };
    const posted = await edge.send('/-/report', { method: 'POST', headers });
    const { status } = await edge.send('/-/reports', { method: 'POST' });

    expect([posted.status, status]).toEqual([200, 404]);
    expect(edge.received).toMatchObject([{ upstream: 'shell', url: '/-/report' }]);
    expect(edge.received[0]?.headers).toMatchObject({ 'sec-fetch-site': 'same-origin' });
    for (const name of ['cookie', 'authorization']) expect(edge.received[0]?.headers).not.toHaveProperty(name);
  });

  test('a link to a candidate reaches the shell with its signature and without cookies, and its visitor gets the cookie of the group', async () => {
    const responseHeaders = JSON.stringify({ 'set-cookie': 'ralph-group=7; HttpOnly' });
    const link = '/-/candidate?remote=mf-search&release=1.0.0-a&person=otto%20b&key=k%2F1';
    const { status, headers } = await edge.send(link, {
      headers: { cookie: 'ralph-auth=a', 'x-response-headers': responseHeaders },
    });

    expect([status, headers['set-cookie']]).toEqual([200, ['ralph-group=7; HttpOnly']]);
    expect(edge.received).toMatchObject([{ upstream: 'shell', url: link }]);
    expect(edge.received[0]?.headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['GET', 405, {}],
    ['POST', 413, { 'content-length': '8193' }],
  ])('a %s of /-/report that is no report responds with %i', async (method, expected, headers) => {
    const { status } = await edge.send('/-/report', { method, headers });

    expect(status).toBe(expected);
    expect(edge.received).toEqual([]);
  });

  describe('hosts and paths', () => {
    test.each([
      ['/', 'evil.example'],
      ['/assets/r/web/main.js', 'evil.example'],
      ['/', 'shop.example.evil.example'],
      ['/', 'xshop.example'],
      ['/', '127.0.0.1:8080'],
      [`http://${HOST}/`, 'evil.example'],
      ['http://evil.example/', HOST],
    ])('%s for the host %s responds with 421 and reaches no upstream', async (target, host) => {
      const { status } = await edge.send(target, { headers: { host } });

      expect(status).toBe(421);
      expect(edge.received).toEqual([]);
    });

    test.each([HOST, 'SHOP.example:8443', 'en.shop.example'])('%s is a host of the shop', async (host) => {
      expect(await edge.send('/', { headers: { host } })).toMatchObject({ status: 200 });
      expect(edge.received[0]?.headers.host).toBe(host);
    });

    test.each([
      '/assets/r/..%2fr%2fmain.js',
      '/assets/r%2Fmain.js',
      '/assets/r%5cmain.js',
      '/assets/r/../r/main.js',
      '/assets/r/%2e%2e/r/main.js',
      '/assets//r/main.js',
      '/assets/%72/main.js',
      '/assets/r/ma%69n.js',
      '/images/product/300w/..%2f..%2fx.webp',
      '/images/product/300w/a%00.webp',
      '/images/product/300w/a%252f.webp',
      '/-/metrics/../../graphql',
      '/-/metrics/..%2f..%2fauth/login',
      '/remotes/mf-search/../mf-search/r/web/main.js',
    ])('%s is refused and not cached', async (target) => {
      const { status } = await edge.send(target, { method: target.includes('graphql') ? 'POST' : 'GET' });

      expect(status).toBe(400);
      expect(edge.received).toEqual([]);
    });

    test('the cache key of a file is its path, without query and host', async () => {
      const file = `/assets/r1/web/${nextFile()}`;
      const headers = { 'x-response-headers': IMMUTABLE };

      const first = await edge.send(file, { headers });
      const second = await edge.send(`${file}?v=2`, { headers: { ...headers, host: 'en.shop.example' } });

      expect(second.text).toBe(first.text);
      expect(edge.received.map(({ url }) => url)).toEqual([file]);
    });

    test('a path with non-ASCII letters reaches the API unchanged', async () => {
      const target = '/images/product/300w/kn%C3%B6l%20%28a%29.webp';
      await edge.send(target);

      expect(edge.received[0]?.url).toBe(target);
    });

    test('a search path reaches the shell unchanged', async () => {
      await edge.send('/s/a%2Fb%5C..%2e?x=/..');

      expect(edge.received).toMatchObject([{ upstream: 'shell', url: '/s/a%2Fb%5C..%2e?x=/..' }]);
    });
  });

  describe('cookies and credentials', () => {
    const cookie = 'ralph-auth=a; refresh-token=r; x-checkout-key=no; checkout-key=key.1-2_3; apollo-token=t';
    const headers = { cookie, authorization: 'Bearer t', origin: 'https://other.example', 'x-checkout-key': 'own' };

    test('GraphQL gets only the checkout key of the cookies, and all credential headers', async () => {
      await edge.send('/graphql', { method: 'POST', headers });

      expect(edge.received[0]).toMatchObject({
        upstream: 'api',
        headers: { cookie: 'checkout-key=key.1-2_3', authorization: 'Bearer t', 'x-checkout-key': 'own' },
      });
    });

    test('GraphQL gets the checkout key of a secure origin', async () => {
      const prefixed = { cookie: 'a=b;__Host-checkout-key=abc' };
      await edge.send('/graphql', { method: 'POST', headers: prefixed });

      expect(edge.received[0]?.headers.cookie).toBe('__Host-checkout-key=abc');
    });

    test('GraphQL without a checkout key gets no cookie', async () => {
      await edge.send('/graphql', { method: 'POST', headers: { cookie: 'ralph-auth=a' } });

      expect(edge.received[0]?.headers).not.toHaveProperty('cookie');
    });

    test('cookies that the API sets reach the browser', async () => {
      const responseHeaders = JSON.stringify({ 'set-cookie': 'checkout-key=k; HttpOnly' });
      const { headers: sent } = await edge.send('/graphql', {
        method: 'POST',
        headers: { 'x-response-headers': responseHeaders },
      });

      expect(sent['set-cookie']).toEqual(['checkout-key=k; HttpOnly']);
    });

    test.each([
      '/images/product/300w/a.webp',
      '/auth/sign/key?identity=a',
      '/newsletter/confirm?key=k',
      '/assets/r/web/b.js',
    ])('%s gets neither cookies nor credentials', async (target) => {
      await edge.send(target, { headers });

      expect(edge.received).toHaveLength(1);
      expect(edge.received[0]?.url).toBe(target);
      expect(edge.received[0]?.headers).not.toHaveProperty('cookie');
      expect(edge.received[0]?.headers).not.toHaveProperty('authorization');
    });

    test('the auth service gets its cookies', async () => {
      await edge.send('/auth/refresh', { headers });

      expect(edge.received[0]).toMatchObject({ upstream: 'api', headers: { cookie } });
    });

    test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s /graphql is refused', async (method) => {
      const { status, headers: sent } = await edge.send('/graphql?query={__typename}', { method });

      expect(status).toBe(405);
      expect(sent.allow).toBe('POST, OPTIONS');
      expect(edge.received).toEqual([]);
    });
  });

  describe('headers', () => {
    test('an image cannot run scripts as a document, and does not vary by origin', async () => {
      const target = `/images/product/raw/${nextFile()}`;
      const request = { 'x-response-headers': IMMUTABLE, origin: 'https://other.example' };
      const { headers } = await edge.send(target, { headers: request });

      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; sandbox; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
        vary: 'Accept',
      });
      expect(edge.received[0]?.headers).not.toHaveProperty('origin');
    });

    test.each([
      '/',
      '/graphql',
      '/auth/login',
      '/newsletter',
      '/images/a/b/c.webp',
      '/assets/r/web/x.js',
      '/-/nothing',
    ])('%s has Strict-Transport-Security only on https', async (target) => {
      const secure = {
        'x-forwarded-proto': 'https',
        'x-response-headers': '{"strict-transport-security":"max-age=1"}',
      };
      const own = await edge.send(target, { method: 'POST', headers: { 'x-forwarded-proto': 'https' } });
      const sent = await edge.send(target, { method: 'POST', headers: secure });
      const plain = await edge.send(target, { method: 'POST', headers: { 'x-forwarded-proto': 'http' } });

      expect(own.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(sent.headers['strict-transport-security']).toBe(
        target === '/-/nothing' ? 'max-age=31536000; includeSubDomains' : 'max-age=1',
      );
      expect(plain.headers).not.toHaveProperty('strict-transport-security');
    });

    test.each([
      '/graphql',
      '/auth/login',
      '/auth/sign/k',
      '/newsletter',
      '/payments/p',
      '/images/a/b/d.webp',
      '/assets/r/web/z.js',
      '/remotes/mf-search/r/web/z.js',
      '/',
    ])('%s gets the request id, the host, the scheme and the client address', async (target) => {
      // Not as the upstream gets them, to tell the headers of the edge from those of the client.
      await edge.send(target, {
        method: 'POST',
        headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9', 'x-forwarded-proto': 'HTTPS' },
      });

      expect(edge.received[0]?.headers).toMatchObject({
        host: HOST,
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'https',
        'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
      });
    });
  });

  test('the log contains no query, search text, key, token or email address', async () => {
    const typed = [
      '/s/hemlig',
      '/en/s/hemlig%20ord',
      '/se/sv/s/hemlig',
      '/%73/hemlig',
      '/list/search/hemlig',
      '/s/broken-hemlig?hemlig=1',
      '/auth/sign/hemlig?identity=hemlig',
      '/newsletter/confirm/hemlig',
      '/order/hemlig',
      '/se/en/order/hemlig?do=cancel',
      '/checkout/confirm?email=hemlig',
      '/hemlig@shop.example',
      '/c/hemlig%40shop.example/hemlig',
      '/-/hemlig?hemlig'.replace('/-/hemlig', '/-/x'),
    ];
    for (const target of typed)
      await edge.send(target, { headers: { cookie: 'a=hemlig', referer: `https://${HOST}/s/hemlig` } });
    await edge.send('/c/lamps');

    // A request is logged after its response.
    const logged = ['/c/lamps', '/en/s/…', '/auth/sign/…', '/c/…'].map((path) => `"path":"${path}"`);
    await until(() => [...logged, '"status":503'].every((text) => edge.output().includes(text)));
    expect(edge.output()).not.toContain('hemlig');
  });

  test.each(['GET', 'POST'])('a failed %s to the shell responds with a page in both languages', async (method) => {
    const { status, headers, text } = await edge.send('/broken', { method });

    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(text).toContain('Vi är strax tillbaka');
    // The failed request is not retried.
    expect(edge.received).toHaveLength(1);
  });
});

describeEdge('limits of the edge', () => {
  let edge: Edge;
  const LIMITS = {
    RATE_GRAPHQL: '1r/m burst 2',
    RATE_AUTH: '1r/m burst 2',
    RATE_NEWSLETTER: '1r/m burst 2',
    RATE_PAYMENTS: '1r/m burst 2',
    RATE_DOCUMENTS: '1r/m burst 2',
    RATE_REPORTS: '1r/m burst 2',
  };
  beforeAll(async () => {
    edge = await startEdge(nginx, LIMITS);
  });
  afterAll(() => edge.stop());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  async function statuses(target: string, addresses: string[], method = 'POST'): Promise<number[]> {
    const results: number[] = [];
    for (const address of addresses) results.push((await edge.send(target, { method, headers: from(address) })).status);
    return results;
  }

  test.each([
    ['/graphql', 'Too many requests from your network.', 'application/json'],
    ['/auth/login', 'TOO_MANY_ATTEMPTS', 'application/json'],
    ['/newsletter', 'Vänta en liten stund', 'text/html; charset=utf-8'],
    ['/', 'Vänta en liten stund', 'text/html; charset=utf-8'],
    ['/-/report', 'Vänta en liten stund', 'text/html; charset=utf-8'],
  ])('%s responds with 429 in its format beyond the burst, for that client only', async (target, text, type) => {
    const before = await statuses(
      target,
      Array.from({ length: 3 }, () => '198.51.100.7'),
    );
    const beyond = await edge.send(target, { method: 'POST', headers: from('198.51.100.7') });

    expect(before).toEqual([200, 200, 200]);
    expect(beyond.status).toBe(429);
    expect(beyond.text).toContain(text);
    expect(beyond.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', 'content-type': type });
    expect(await statuses(target, ['198.51.100.8'])).toEqual([200]);
  });

  test('signing and login share one limit', async () => {
    const addresses = Array.from({ length: 2 }, () => '198.51.100.20');

    expect(await statuses('/auth/sign/k?identity=a', addresses)).toEqual([200, 200]);
    expect(await statuses('/auth/login', addresses)).toEqual([200, 429]);
  });

  test('IPv6 clients are counted by /64 network, and IPv4-mapped addresses as IPv4', async () => {
    const oneNetwork = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::', '2001:db8:1:2::2'];

    expect(await statuses('/graphql', oneNetwork)).toEqual([200, 200, 200, 429]);
    expect(await statuses('/graphql', ['2001:db8:1:3::1'])).toEqual([200]);
    const same = ['::ffff:203.0.113.1', '203.0.113.1', '::ffff:203.0.113.1', '203.0.113.1'];
    expect(await statuses('/graphql', same)).toEqual([200, 200, 200, 429]);
    expect(await statuses('/graphql', ['::ffff:203.0.113.2'])).toEqual([200]);
  });

  test('files are not limited', async () => {
    const addresses = Array.from({ length: 20 }, () => '198.51.100.30');

    expect(await statuses('/assets/r/web/a.js', addresses, 'GET')).toEqual(addresses.map(() => 200));
    expect(await statuses('/images/product/300w/a.webp', addresses, 'GET')).toEqual(addresses.map(() => 200));
  });

  test('a refused request leaves no search text in the log', async () => {
    const addresses = Array.from({ length: 5 }, () => '198.51.100.40');

    expect(await statuses('/s/hemlig?hemlig', addresses, 'GET')).toContain(429);
    await until(() => edge.output().includes('"requestLimit":"REJECTED"'));
    expect(edge.output()).not.toContain('hemlig');
  });

  test.each(['GET / HTTP/1.1\r\nHost: ', `POST / HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 9\r\n\r\nhalf`])(
    'a client that stops in the middle of %j is disconnected',
    async (half) => {
      const impatient = await startEdge(nginx, { CLIENT_TIMEOUT: '1s' });
      const connection = connect(impatient.port, '127.0.0.1', () => connection.write(half)).resume();
      // The connection is reset.
      connection.on('error', () => undefined);
      await new Promise((resolve) => connection.on('close', resolve));
      await impatient.stop();
    },
  );

  test('LIMITS=log refuses no request and logs which it would refuse', async () => {
    const logging = await startEdge(nginx, { ...LIMITS, LIMITS: 'log' });
    const results = [];
    for (let count = 0; count < 5; count += 1) results.push((await logging.send('/')).status);
    await until(() => logging.output().includes('"requestLimit":"REJECTED_DRY_RUN"'));
    await logging.stop();

    expect(results).toEqual([200, 200, 200, 200, 200]);
  });
});
