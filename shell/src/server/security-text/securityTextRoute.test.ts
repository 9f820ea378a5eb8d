import http from 'node:http';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { aChannel } from '../../testing/aChannel.ts';
import type { Channels, ChannelResults } from '../data/channels.ts';
import { readEnvironment } from '../settings/settings.ts';
import { serveSecurityText } from './securityTextRoute.ts';

const FAILED = { status: 'rejected', reason: new Error('The API does not respond.') } as const;

function channelWith(email: string): ChannelResults['sv'] {
  const contact = { email, phone: '', hours: '' };
  return { status: 'fulfilled', value: { ...aChannel('se', []), themeSettings: [], contact, markets: [] } };
}

async function get(host: string, variables: Record<string, string> = {}, channel: ChannelResults['sv'] = FAILED) {
  const env = readEnvironment({
    SHELL_RELEASE_DIR: '/x',
    SITE_ORIGIN_SV: 'https://hemvist.example',
    SITE_ORIGIN_EN: 'https://en.hemvist.example',
    SHOP_EMAIL: 'hej@hemvist.example',
    ...variables,
  });
  const channels: Pick<Channels, 'all'> = { all: async () => ({ sv: channel, en: channel }) };
  const app = fastify();
  serveSecurityText(app, { env, channels });
  const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/.well-known/security.txt`;
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get(address, { headers: { host }, agent: false }, resolve).on('error', reject);
    });
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  } finally {
    await app.close();
  }
}

test.each([
  ['hemvist.example', 'https://hemvist.example'],
  ['en.hemvist.example', 'https://en.hemvist.example'],
])('%s serves its security.txt with the configured contact, cacheable as plain text', async (host, origin) => {
  const response = await get(host, {
    SECURITY_CONTACT: 'security@hemvist.example',
    SECURITY_POLICY: 'https://hemvist.example/policy',
  });

  expect([response.status, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(response.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', etag: expect.any(String) });
  expect(
    response.body.split('\n').map((line) => line.replace(/^(Expires: )\d{4}-\d\d-\d\dT00:00:00Z$/, '$1date')),
  ).toEqual([
    'Contact: mailto:security@hemvist.example',
    'Expires: date',
    'Preferred-Languages: sv, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    'Policy: https://hemvist.example/policy',
    '',
  ]);
});

test('without a configured contact, it is the address of the shop: of its channel, or of the settings', async () => {
  const ofChannel = await get('hemvist.example', {}, channelWith('fragor@hemvist.example'));
  const ofSettings = await get('hemvist.example');

  expect(ofChannel.body).toMatch(/^Contact: mailto:fragor@hemvist\.example$/m);
  expect(ofSettings.body).toMatch(/^Contact: mailto:hej@hemvist\.example$/m);
});

test.each([
  ['SECURITY_CONTACT', 'the platform team'],
  ['SECURITY_CONTACT', 'http://hemvist.example/security'],
  ['SECURITY_CONTACT', 'security@hemvist.example\nContact: x@y.example'],
  ['SECURITY_POLICY', 'http://hemvist.example/policy'],
])('%s=%j is refused at the start', async (name, value) => {
  await expect(get('hemvist.example', { [name]: value })).rejects.toThrow(name);
});
