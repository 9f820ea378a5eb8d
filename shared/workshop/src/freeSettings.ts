import { freePorts } from './ports.ts';
import type { SiteSettings } from './settings.ts';

/** A site of its own: free ports, an API of its own. @param dataDir absolute */
export async function freeSettings(dataDir: string): Promise<SiteSettings> {
  const [shellPort = 0, apiPort = 0, ...rest] = await freePorts(7);
  const [catalog = 0, search = 0, cartCheckout = 0, account = 0, content = 0] = rest;
  return {
    shellPort,
    apiPort,
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
