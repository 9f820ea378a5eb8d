import { isIPv4, isIPv6 } from 'node:net';

/** Groups of 16 bits in the /64 that a network gives to one customer. */
const NETWORK_GROUPS = 4;
/** Bytes of an IPv4 address, or groups of an IPv6 address, that a site has in common. */
const SITE_PARTS = 3;

/**
 * The network by which limits count: an IPv4 address itself, an IPv6 address as its /64, which one household has.
 * An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) counts as the IPv4 address. Returns other text unchanged.
 */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIPv4(bare) || !isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The network of a site, by which independent reports count: a /24 or a /48, which one customer may have whole.
 *
 * @param network see `clientNetwork`
 */
export function siteNetwork(network: string): string {
  const separator = isIPv4(network) ? '.' : ':';
  return network.split(separator).slice(0, SITE_PARTS).join(separator);
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  // `URL` converts a dotted end (`::ffff:192.0.2.1`) to two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = parsedGroups(head);
  if (tail === undefined) return before;
  const after = parsedGroups(tail);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

function parsedGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
