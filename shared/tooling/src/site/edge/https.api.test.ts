import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { sendOverTls } from '../../testing/sendOverTls.ts';
import { checkEdge, HOST, startEdge, type Edge } from '../../testing/startEdge.ts';
import { nginxBinary } from './nginx.ts';

const binary = nginxBinary();
const nginx = binary ?? '';
const describeEdge = binary === undefined ? describe.skip : describe;

describeEdge('the edge over https (skipped if nginx is missing and cannot be installed)', () => {
  let folder: string;
  let edge: Edge;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'edge-tls-'));
    edge = await startEdge(nginx, { TLS_DIR: folder });
  });
  afterAll(async () => {
    await edge.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    edge.received.length = 0;
  });

  const own = (name: string) => path.join(folder, 'local', name);
  const certificate = () => new X509Certificate(readFileSync(own('certificate.pem')));
  const sent = (headers: Record<string, string>) => ({ 'x-response-headers': JSON.stringify(headers) });

  test('a page comes over HTTP/2, and the shell learns host and scheme', async () => {
    const { protocol, status, headers } = await sendOverTls(edge.tlsPort, '/', { ':authority': `${HOST}:8443` });

    expect([protocol, status]).toEqual(['h2', 200]);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(edge.received).toMatchObject([
      { upstream: 'shell', headers: { host: `${HOST}:8443`, 'x-forwarded-proto': 'https' } },
    ]);
  });

  test.each([
    ['TLSv1.1', undefined],
    ['TLSv1.2', 'TLSv1.2'],
    ['TLSv1.3', 'TLSv1.3'],
  ] as const)('%s is negotiated as %s', async (version, expected) => {
    // Level 0 allows this client the old version.
    const ciphers = 'DEFAULT:@SECLEVEL=0';
    const negotiated = await new Promise((resolve) => {
      const socket = connect({
        host: '127.0.0.1',
        port: edge.tlsPort,
        rejectUnauthorized: false,
        minVersion: version,
        maxVersion: version,
        ciphers,
      });
      socket.on('secureConnect', () => {
        resolve(socket.getProtocol());
        socket.end();
      });
      socket.on('error', () => resolve(undefined));
    });

    expect(negotiated).toBe(expected);
  });

  test.each([
    ['zstd', 'gzip, deflate, br, zstd'],
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, deflate'],
  ])('a document that the shell compressed with %s is sent as it is', async (encoding, accepted) => {
    const response = await sendOverTls(edge.tlsPort, '/', {
      'accept-encoding': accepted,
      ...sent({ 'content-encoding': encoding, 'content-type': 'text/html' }),
    });

    expect(edge.received[0]?.headers['accept-encoding']).toBe(encoding);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.body.toString()).toBe('shell 1');
  });

  test.each([
    ['/assets/r/web/tls.js', 'shell'],
    ['/remotes/mf-search/1.0.0-a/web/tls.css', 'shell'],
  ])('%s is requested with the best encoding of the build', async (file, upstream) => {
    const { headers } = await sendOverTls(edge.tlsPort, file, {
      'accept-encoding': 'gzip, deflate, br, zstd',
      ...sent({ 'content-encoding': 'br' }),
    });

    expect(edge.received).toMatchObject([{ upstream, headers: { 'accept-encoding': 'br' } }]);
    expect(headers['content-encoding']).toBe('br');
  });

  test('an unknown host gets neither content nor a redirect', async () => {
    expect(await sendOverTls(edge.tlsPort, '/', { ':authority': 'evil.example' })).toMatchObject({ status: 421 });
    expect(edge.received).toEqual([]);
  });

  test('the certificate is for the hosts of the shop, and its key for the account of the edge', () => {
    expect(certificate().subjectAltName?.split(', ').sort()).toEqual([
      'DNS:en.shop.example',
      `DNS:${HOST}`,
      'IP Address:127.0.0.1',
    ]);
    expect(statSync(own('key.pem')).mode & 0o777).toBe(0o600);
  });

  test('the next start keeps the certificate, and one with other hosts replaces it', () => {
    const first = certificate().fingerprint256;

    expect(checkEdge(nginx, { TLS_DIR: folder })).toBe('');
    expect(certificate().fingerprint256).toBe(first);

    expect(checkEdge(nginx, { TLS_DIR: folder, SITE_HOSTS_SV: '192.168.1.5:8443' })).toBe('');
    expect(certificate().fingerprint256).not.toBe(first);
    expect(certificate().subjectAltName).toContain('IP Address:192.168.1.5');
  });

  describe('with a certificate of the operator', () => {
    let mounted: string;
    beforeEach(() => {
      mounted = mkdtempSync(path.join(tmpdir(), 'edge-mounted-'));
    });
    afterEach(() => rmSync(mounted, { recursive: true }));

    test('it is used, and none is made', async () => {
      for (const file of ['certificate.pem', 'key.pem']) cpSync(own(file), path.join(mounted, file));
      const expected = certificate().fingerprint256;
      const other = await startEdge(nginx, { TLS_DIR: mounted, SITE_HOSTS_SV: 'www.shop.example' });
      const { fingerprint } = await sendOverTls(other.tlsPort, '/-/edge');
      await other.stop();

      expect(fingerprint).toBe(expected);
      expect(readdirSync(mounted).sort()).toEqual(['certificate.pem', 'key.pem']);
    });

    test('a missing key stops the start', () => {
      writeFileSync(path.join(mounted, 'certificate.pem'), readFileSync(own('certificate.pem')));

      expect(checkEdge(nginx, { TLS_DIR: mounted })).toMatch(/key\.pem: expected a file that account \d+ can read/);
    });

    test('a certificate that ends within a month is made again', () => {
      mkdirSync(path.join(mounted, 'local'));
      const local = path.join(mounted, 'local');
      const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '20', '-subj', '/CN=a'];
      spawnSync('openssl', [...request, '-keyout', `${local}/key.pem`, '-out', `${local}/certificate.pem`]);
      writeFileSync(path.join(local, 'hosts'), 'en.shop.example shop.example\n');

      expect(checkEdge(nginx, { TLS_DIR: mounted })).toBe('');
      const made = new X509Certificate(readFileSync(path.join(local, 'certificate.pem')));
      expect(made.validToDate.getTime() - Date.now()).toBeGreaterThan(800 * 86_400_000);
    });
  });
});

describeEdge('http beside https', () => {
  const plain = (host = HOST) => ({ host, 'x-forwarded-proto': 'http' });

  describe('without a redirect', () => {
    let edge: Edge;
    beforeAll(async () => {
      edge = await startEdge(nginx, { SITE_HOSTS_SV: 'localhost,sv.localhost,127.0.0.1,localhost.shop.example' });
    });
    afterAll(() => edge.stop());
    beforeEach(() => {
      edge.received.length = 0;
    });

    test('pages and files are served', async () => {
      const headers = plain();
      const statuses = [];
      for (const target of ['/', '/c/lamps?a=1', '/graphql-guide', '/authors', '/assets/r/web/x.js']) {
        statuses.push((await edge.send(target, { headers })).status);
      }

      expect(statuses).toEqual([200, 200, 200, 200, 200]);
    });

    test.each([
      ['POST', '/auth/login'],
      ['POST', '/auth/password'],
      ['GET', '/auth/refresh'],
      ['GET', '/auth/sign/key?identity=a'],
      ['POST', '/graphql'],
      ['OPTIONS', '/graphql'],
      ['POST', '/konto'],
      ['POST', '/newsletter/confirm?key=k'],
      ['POST', '/payments/p'],
      ['PUT', '/'],
    ])('%s %s is refused with a text, and no upstream gets it', async (method, target) => {
      const { status, headers, text } = await edge.send(target, { method, headers: plain() });

      expect(status).toBe(403);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(headers).not.toHaveProperty('location');
      expect(text).toMatch(/^Send this request over https\..* if it has a password, change that\.$/m);
      expect(edge.received).toEqual([]);
    });

    test.each(['localhost:8080', 'sv.localhost', '127.0.0.1:8080'])(
      '%s is this machine, and sends forms',
      async (host) => {
        const login = await edge.send('/auth/login', { method: 'POST', headers: plain(host) });
        const form = await edge.send('/kassan', { method: 'POST', headers: plain(host) });

        expect([login.status, form.status]).toEqual([200, 200]);
      },
    );

    test('another host that begins like this machine is not', async () => {
      const headers = plain('localhost.shop.example');

      expect((await edge.send('/auth/login', { method: 'POST', headers })).status).toBe(403);
    });

    test('a shopper who uses https at the trusted proxy or at the edge sends forms', async () => {
      const proxied = await edge.send('/auth/login', { method: 'POST' });
      const secure = await sendOverTls(edge.tlsPort, '/auth/login', { ':method': 'POST' });

      expect([proxied.status, secure.status]).toEqual([200, 200]);
    });
  });

  test('a proxy that is not trusted does not turn http into https', async () => {
    const edge = await startEdge(nginx, { TRUSTED_PROXY: '10.0.0.0/8' });
    const { status } = await edge.send('/auth/login', { method: 'POST', headers: { 'x-forwarded-proto': 'https' } });
    await edge.stop();

    expect(status).toBe(403);
  });

  test('HTTP=redirect refuses forms and the API, also for this machine', async () => {
    const edge = await startEdge(nginx, { HTTP: 'redirect', SITE_HOSTS_SV: 'localhost' });
    const statuses = [];
    for (const host of [HOST, 'localhost:8080']) {
      for (const target of ['/graphql', '/auth/login', '/kassan']) {
        statuses.push((await edge.send(target, { method: 'POST', headers: plain(host) })).status);
      }
      statuses.push((await edge.send('/auth/refresh', { headers: plain(host) })).status);
    }
    const { received } = edge;
    await edge.stop();

    expect(statuses).toEqual(Array(8).fill(403));
    expect(received).toEqual([]);
  });

  test.each([
    ['8443', `https://${HOST}:8443/c/lamps?a=1`],
    ['443', `https://${HOST}/c/lamps?a=1`],
  ])('HTTP=redirect with the port %s sends a plain request to %s', async (TLS_PORT, location) => {
    const edge = await startEdge(nginx, { HTTP: 'redirect', TLS_PORT });
    const redirected = await edge.send('/c/lamps?a=1', { headers: plain(`${HOST}:8080`) });
    const proxied = await edge.send('/c/lamps');
    const secure = await sendOverTls(edge.tlsPort, '/c/lamps');
    await edge.stop();

    expect(redirected).toMatchObject({ status: 308, headers: { location } });
    expect([proxied.status, secure.status]).toEqual([200, 200]);
  });

  test.each([
    ['http://shop.example', 'http://en.shop.example', undefined],
    ['https://localhost:8443', 'https://en.localhost:8443', undefined],
    ['http://localhost:8080', 'https://shop.example', 'max-age=31536000; includeSubDomains'],
  ])('with the origins %s and %s, Strict-Transport-Security is %s', async (sv, en, expected) => {
    const edge = await startEdge(nginx, { SITE_ORIGIN_SV: sv, SITE_ORIGIN_EN: en, SITE_HOSTS_SV: HOST });
    const { headers } = await sendOverTls(edge.tlsPort, '/');
    await edge.stop();

    expect(headers['strict-transport-security']).toBe(expected);
  });

  test.each([
    ['HTTP', 'off'],
    ['TLS_PORT', 'https'],
  ])('%s=%s is refused before nginx starts', (name, value) => {
    expect(checkEdge(nginx, { [name]: value })).toMatch(/: expected a value such as /);
  });
});
