import type { Channels } from '../data/channels.ts';
import { isAllowedHost } from '../http/isAllowedHost.ts';
import type { PageRequest } from '../http/pageRequest.ts';
import { isCheckoutMarket } from '../request/address/marketRules.ts';
import { hasStyles } from '../render/hasStyles.ts';
import { createSiteFinder } from '../request/requestSite.ts';
import { LOCALE_COOKIE, MARKET_COOKIE } from '@hemvaror/domain/site/marketCookies';
import type { Environment } from '../settings/settings.ts';
import { isCacheablePath } from './isCacheablePath.ts';
import { cookiesOf, strangerFrom } from './stranger.ts';

/** A visit whose page is the same for every visitor with its key. */
export interface Visit {
  key: string;
  /** The Cookie header with which the page is rendered: unknown cookies never reach a render that is kept. */
  cookies: string;
}

/** Creates the function that finds the visit of a request; undefined if its page is the visitor's own, or a redirect. */
export function createVisitOf(env: Environment, channels: Channels, shellCss: readonly string[]) {
  const siteOf = createSiteFinder(env, channels);

  return async function visitOf(request: PageRequest): Promise<Visit | undefined> {
    const { url, headers } = request;
    const stranger =
      isCacheablePath(url) && isAllowedHost(headers.host, env) ? strangerFrom(headers.cookie) : undefined;
    if (!stranger) return undefined;
    const resolution = await siteOf(request);
    if (resolution.kind === 'redirect') return undefined;

    const { locale, market, markets } = resolution.site;
    const { checkoutMarket } = stranger;
    const isKnown = isCheckoutMarket(markets, locale, checkoutMarket) && checkoutMarket !== market;
    const styles = hasStyles(headers.cookie, shellCss) ? stranger.styles : undefined;
    const shown = { ...stranger, styles, checkoutMarket: isKnown ? checkoutMarket : undefined };
    const cookies = [`${LOCALE_COOKIE}=${locale}`, `${MARKET_COOKIE}=${market}`, cookiesOf(shown)].join('; ');
    return { key: [headers.host, url, cookies].join(' '), cookies };
  };
}
