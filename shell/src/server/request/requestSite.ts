import { cookieValue } from '@hemvaror/runtime/state/cookies';
import type { Channel } from '../../app/data/rootData.ts';
import { LOCALE_COOKIE, MARKET_COOKIE } from '@hemvaror/domain/site/marketCookies';
import { marketRulesOf, valueOf, type MarketRules } from './address/marketRules.ts';
import { resolveAddress } from './address/resolveAddress.ts';
import type { ChannelResults, Channels } from '../data/channels.ts';
import type { PageRequest } from '../http/pageRequest.ts';
import type { Environment } from '../settings/settings.ts';
import { environmentOf } from './environmentOf.ts';
import type { RequestSite } from './readVisitorState.ts';

export type SiteResolution =
  | { kind: 'serve'; site: RequestSite; channel: PromiseSettledResult<Channel> }
  /** `location` as in `AddressResolution`. */
  | { kind: 'redirect'; location: string };

/** Creates the function that resolves the site of a request, or its redirect. */
export function createSiteFinder(env: Environment, channels: Channels) {
  const rules = {
    hosts: { sv: env.sites.sv.hosts, en: env.sites.en.hosts },
    marketInPath: env.MARKET_IN_PATH,
    startPage: env.START_PAGE,
  };

  const rulesOf = rulesOfLatest(env.FALLBACK_MARKET);

  return async function siteOf({ id, url, headers, log }: PageRequest): Promise<SiteResolution> {
    const results = await channels.all(id);
    const markets = rulesOf(results);
    const { sv, en } = environmentOf(headers.host, env).sites;
    const address = resolveAddress(
      {
        host: headers.host ?? '',
        url,
        localeCookie: cookieValue(headers.cookie, LOCALE_COOKIE),
        acceptLanguage: headers['accept-language'],
        marketCookie: cookieValue(headers.cookie, MARKET_COOKIE),
      },
      { ...rules, origins: { sv: sv.origin, en: en.origin }, markets },
    );
    if (address.kind === 'redirect') {
      // ROUTE-41
      if (address.warning !== undefined) log.error(address.warning);
      return { kind: 'redirect', location: address.location };
    }
    const { locale, market } = address;
    return { kind: 'serve', site: { locale, market, markets }, channel: results[locale] };
  };
}

/** The rules are the same until a channel is fetched again. */
function rulesOfLatest(fallback: string): (results: ChannelResults) => MarketRules {
  let latest: { sv: unknown; en: unknown; rules: MarketRules } | undefined;
  return (results) => {
    const [sv, en] = [valueOf(results.sv), valueOf(results.en)];
    if (!latest || latest.sv !== sv || latest.en !== en) latest = { sv, en, rules: marketRulesOf(results, fallback) };
    return latest.rules;
  };
}
