import { SERVER_VIEWPORT_WIDTH, viewportClass } from '@hemvaror/domain/site/breakpoints';
import { LOCALE_COOKIE, MARKET_COOKIE } from '@hemvaror/domain/site/marketCookies';
import { CHECKOUT_MARKET_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import { cookieValue } from '@hemvaror/runtime/state/cookies';
import { PERSISTED_COOKIE } from '@hemvaror/runtime/state/persistedText';
import type { Releases } from '@hemvaror/platform/host/releases';
import type { ChannelResults, Channels } from '../data/channels.ts';
import { isAllowedHost } from '../http/isAllowedHost.ts';
import type { PageRequest } from '../http/pageRequest.ts';
import { overrideReader } from '../override/activeOverride.ts';
import type { Environment } from '../settings/settings.ts';
import { marketRulesOf, valueOf, type MarketRules } from './address/marketRules.ts';
import { isSameForAll, resolveAddress } from './address/resolveAddress.ts';
import { environmentOf } from './environmentOf.ts';
import { splitPath } from '@hemvaror/runtime/routing/paths';
import { persistedStateFrom } from '../../app/data/persistedState.ts';
import { isForAllVisitors } from './ownPages.ts';
import { personalStateFrom } from './personalState.ts';
import { visitorGroupOf } from './visitorGroup.ts';
import { shopOf } from './shopOf.ts';
import type { AnonymousVisitor, Visitor } from './visitor.ts';

/**
 * Resolves the address of a request and parses its cookies, which are untrusted. Call it once per request.
 *
 * @returns `location` as in `AddressResolution`
 */
export type ResolveVisitor = (
  request: PageRequest,
) => Promise<{ kind: 'serve'; visitor: Visitor } | { kind: 'redirect'; location: string }>;

interface VisitorDeps {
  env: Environment;
  channels: Pick<Channels, 'all'>;
  releases: Pick<Releases, 'candidates' | 'hasCandidates'>;
}

export function createVisitorResolver({ env, channels, releases }: VisitorDeps): ResolveVisitor {
  const rules = {
    hosts: { sv: env.sites.sv.hosts, en: env.sites.en.hosts },
    marketInPath: env.MARKET_IN_PATH,
    startPage: env.START_PAGE,
  };
  const rulesOf = rulesOfLatest(env.FALLBACK_MARKET);
  const overridesOf = overrideReader(env);

  return async function resolveVisitor(request) {
    const { id, url, headers, log } = request;
    const cookie = (name: string) => cookieValue(headers.cookie, name);
    const results = await channels.all(id);
    const markets = rulesOf(results);
    const ownEnv = environmentOf(headers.host, env);
    const { sv, en } = ownEnv.sites;
    const requested = {
      host: headers.host ?? '',
      url,
      localeCookie: cookie(LOCALE_COOKIE),
      acceptLanguage: headers['accept-language'],
      marketCookie: cookie(MARKET_COOKIE),
    };
    const addressRules = { ...rules, origins: { sv: sv.origin, en: en.origin }, markets };
    const address = resolveAddress(requested, addressRules);
    if (address.kind === 'redirect') {
      // ROUTE-41
      if (address.warning !== undefined) log.error(address.warning);
      return { kind: 'redirect', location: address.location };
    }

    const { locale, market } = address;
    const shop = shopOf({ locale, market, markets }, ownEnv, cookie(CHECKOUT_MARKET_COOKIE));
    const path = splitPath(url.split('?', 1)[0] ?? '/', shop.marketAliases).rest;
    const { site, ...stored } = persistedStateFrom(cookie(PERSISTED_COOKIE));
    // Without the toggle a shopper could not leave the type that an older cookie has.
    const customerType = shop.config.customerTypeToggle ? site.customerType : 'PERSON';
    const isSecure = shop.origins[locale].startsWith('https:');
    const group = visitorGroupOf(headers, releases, isSecure);
    const anonymous: AnonymousVisitor = {
      host: isAllowedHost(headers.host, env) ? headers.host : undefined,
      isSecure,
      group,
      shop,
      channel: results[locale],
      site: { ...site, customerType, viewport: viewportClass(SERVER_VIEWPORT_WIDTH) },
      isForAll:
        isSameForAll(requested, addressRules) &&
        isForAllVisitors(path, locale) &&
        shop.checkoutMarket === market &&
        customerType === 'PERSON' &&
        site.vatIncluded &&
        !releases.hasCandidates() &&
        group.cookie === undefined,
    };
    const personal = personalStateFrom(request, { path, locale }, stored, isSecure, overridesOf);
    return { kind: 'serve', visitor: personal ? { ...anonymous, personal } : anonymous };
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
