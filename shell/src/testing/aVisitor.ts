import type { Releases } from '@hemvaror/platform/host/releases';
import { aChannel, aMarket } from './aChannel.ts';
import type { ChannelResults } from '../server/data/channels.ts';
import type { PageRequest } from '../server/http/pageRequest.ts';
import { readEnvironment } from '../server/settings/settings.ts';
import { createVisitorResolver } from '../server/request/resolveVisitor.ts';
import type { Visitor } from '../server/request/visitor.ts';

/* Test data of visitors. The API sells to Sweden in both languages, to Finland and Norway in Swedish, to Europe in English. */

const CHANNELS: ChannelResults = {
  sv: {
    status: 'fulfilled',
    value: aChannel('se', [aMarket('se', ['sv', 'en']), aMarket('fi', ['sv']), aMarket('no', ['sv'])]),
  },
  en: { status: 'fulfilled', value: aChannel('eu', [aMarket('eu', ['en'])]) },
};

const NO_CANDIDATES: Pick<Releases, 'candidates' | 'hasCandidates'> = {
  candidates: () => new Map(),
  hasCandidates: () => false,
};

/** @returns the resolver of a shell with these variables, and the function with which it reads the channels */
export function aResolver(variables: Record<string, string> = {}, releases = NO_CANDIDATES) {
  const env = readEnvironment({ SHELL_RELEASE_DIR: '/x', ...variables });
  const all = jest.fn(async () => CHANNELS);
  return { env, all, resolveVisitor: createVisitorResolver({ env, channels: { all }, releases }) };
}

/** A request for the home page. `log.error` counts its calls. */
export function aRequest(cookie?: string, host = 'localhost:3000') {
  const log: PageRequest['log'] = Object.assign(Object.create(null), { error: jest.fn() });
  return { id: 'id', url: '/', headers: { host, ...(cookie !== undefined && { cookie }) }, ip: '192.0.2.1', log };
}

/** The visitor of a request, by default for the home page. */
export async function aVisitor(
  cookie?: string,
  variables?: Record<string, string>,
  host?: string,
  url = '/',
  releases?: typeof NO_CANDIDATES,
): Promise<Visitor> {
  const resolved = await aResolver(variables, releases).resolveVisitor({ ...aRequest(cookie, host), url });
  if (resolved.kind === 'redirect') throw new Error(`The request is redirected to ${resolved.location}.`);
  return resolved.visitor;
}
