import { fastify } from 'fastify';
import { candidateLink } from '@hemvaror/platform/contract/candidateLink';
import { createKey } from '@hemvaror/platform/contract/releaseKeys';
import { firstGroupOf } from '@hemvaror/platform/host/visitorGroup';
import { aCandidate } from '../../testing/aCandidate.ts';
import { readEnvironment } from '../settings/settings.ts';
import { serveCandidateLinks } from './candidateLinks.ts';

const [search, catalog] = [createKey(), createKey()];
const KEYS = `mf-search=${search.publicKey},mf-catalog=${catalog.publicKey}`;
const INVITATION = { remote: 'mf-search', release: 'b', person: 'anna', until: '2999-01-01T00:00:00Z' };

async function responseTo(url: string, keys = KEYS) {
  const app = fastify();
  const env = readEnvironment({ SHELL_RELEASE_DIR: '/x', ...(keys && { RELEASE_KEYS: keys }) });
  serveCandidateLinks(app, env, aCandidate('mf-search', 'b', 1));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const { status, headers } = await fetch(origin + url, { redirect: 'manual' });
  await app.close();
  return { status, headers: Object.fromEntries(headers) };
}

test('a link that the owner has signed shows the candidate with the smallest share', async () => {
  const response = await responseTo(candidateLink(INVITATION, search.privateKey));

  expect([response.status, response.headers['location'], response.headers['cache-control']]).toEqual([
    303,
    '/',
    'no-store',
  ]);
  expect(response.headers['set-cookie']).toContain(`ralph-group=${firstGroupOf('mf-search', 'b')}; Path=/; Max-Age=`);
});

test.each([
  ['that another team has signed', candidateLink(INVITATION, catalog.privateKey)],
  ['that has ended', candidateLink({ ...INVITATION, until: '2020-01-01T00:00:00Z' }, search.privateKey)],
  ['of a release that is no candidate', candidateLink({ ...INVITATION, release: 'c' }, search.privateKey)],
  ['for another person', candidateLink(INVITATION, search.privateKey).replace('anna', 'otto')],
  ['without a signature', '/-/candidate?remote=mf-search&release=b'],
])('a link %s shows no candidate and sets no cookie', async (_what, link) => {
  const response = await responseTo(link);

  expect([response.status, response.headers['set-cookie']]).toEqual([404, undefined]);
});

test('without keys there are no links', async () => {
  const response = await responseTo(candidateLink(INVITATION, search.privateKey), '');

  expect([response.status, response.headers['set-cookie']]).toEqual([404, undefined]);
});
