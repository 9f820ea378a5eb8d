/** The addresses of one site, and its channel. */
export interface SiteEnvironment {
  /** Origin of the site, as in search engines and mail. */
  origin: string;
  /** Hosts of the site, with port. */
  hosts: string[];
  /** Origin that pages on `httpsHosts` name: `origin` if the site has no other on https. */
  httpsOrigin: string;
  /** Those of `hosts` that are served over https. */
  httpsHosts: string[];
  channelId: string;
}

export interface SiteAddress {
  origin: string;
  /** Further hosts, with port. */
  furtherHosts: string[];
  channelId: string;
  /** `SITE_HTTPS_PORT` */
  httpsPort: number | undefined;
}

/** A site with an http origin is also served over https if there is a port for it: each of its hosts has a twin there. */
export function siteEnvironment({ origin, furtherHosts, channelId, httpsPort }: SiteAddress): SiteEnvironment {
  const { protocol, host } = new URL(origin);
  const site = { origin: origin.replace(/\/$/, ''), channelId };
  const hosts = [host, ...furtherHosts];
  if (protocol === 'https:' || httpsPort === undefined) {
    return { ...site, hosts, httpsOrigin: site.origin, httpsHosts: protocol === 'https:' ? hosts : [] };
  }
  const twinOf = (known: string) => URL.parse(`https://${known.replace(/:\d+$/, '')}:${httpsPort}`)?.host;
  const twins = new Set(hosts.map(twinOf).filter((twin) => twin !== undefined));
  // The same host on both, by their default ports, would be ambiguous.
  const httpsHosts = [...twins].filter((twin) => !hosts.includes(twin));
  const own = twinOf(host);
  const hasOwn = own !== undefined && httpsHosts.includes(own);
  return {
    ...site,
    hosts: [...hosts, ...httpsHosts],
    httpsOrigin: hasOwn ? `https://${own}` : site.origin,
    httpsHosts,
  };
}
