import type { FastifyRequest } from 'fastify';
import { cookieValue } from '@hemvaror/runtime/state/cookies';
import type { Channel } from '../../app/data/rootData.ts';
import { LOCALE_COOKIE, MARKET_COOKIE } from '@hemvaror/domain/site/marketCookies';
import { marketRules } from './address/marketRules.ts';
import { resolveAddress } from './address/resolveAddress.ts';
import type { Channels } from '../data/channels.ts';
import type { Environment } from '../settings/settings.ts';
import type { RequestSite } from './readVisitorState.ts';

export type SiteResolution =
  | { kind: 'serve'; site: RequestSite; channel: PromiseSettledResult<Channel> }
  /** `location` as `resolveAddress` gives it. */
  | { kind: 'redirect'; location: string };

/** @returns what finds the site on which a request is answered, or where it has to go instead */
export function createSiteFinder(env: Environment, channels: Channels) {
  const rules = {
    hosts: { sv: env.sites.sv.hosts, en: env.sites.en.hosts },
    origins: { sv: env.sites.sv.origin, en: env.sites.en.origin },
    marketInPath: env.MARKET_IN_PATH,
    startPage: env.START_PAGE,
  };

  return async function siteOf({ id, url, headers, log }: FastifyRequest): Promise<SiteResolution> {
    const answers = await channels.all(id);
    const markets = marketRules({ sv: valueOf(answers.sv), en: valueOf(answers.en) }, env.FALLBACK_MARKET);
    const address = resolveAddress(
      {
        host: headers.host ?? '',
        url,
        localeCookie: cookieValue(headers.cookie, LOCALE_COOKIE),
        acceptLanguage: headers['accept-language'],
        marketCookie: cookieValue(headers.cookie, MARKET_COOKIE),
      },
      { ...rules, markets },
    );
    if (address.kind === 'redirect') {
      // ROUTE-41
      if (address.warning !== undefined) log.error(address.warning);
      return { kind: 'redirect', location: address.location };
    }
    const { locale, market } = address;
    return { kind: 'serve', site: { locale, market, markets }, channel: answers[locale] };
  };
}

function valueOf<Value>(answer: PromiseSettledResult<Value>): Value | null {
  return answer.status === 'fulfilled' ? answer.value : null;
}
