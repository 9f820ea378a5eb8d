import { freePorts } from '@storefront/workshop/ports';
import type { SiteSettings } from '@storefront/workshop/settings';

/** Settings of a site on free ports. @param dataDir absolute */
export async function testSettings(dataDir: string): Promise<SiteSettings> {
  const [shell = 0, api = 0, catalog = 0, search = 0, cartCheckout = 0, account = 0, content = 0] = await freePorts(7);
  return {
    shellPort: shell,
    apiPort: api,
    remotePorts: {
      'mf-catalog': catalog,
      'mf-search': search,
      'mf-cart-checkout': cartCheckout,
      'mf-account': account,
      'mf-content': content,
    },
    dataDir,
    ownApi: true,
  };
}
