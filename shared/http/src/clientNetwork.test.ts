import { clientNetwork, siteNetwork } from './clientNetwork.ts';

test.each([
  ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
  ['a mapped IPv4 address', '::ffff:192.0.2.1', '192.0.2.1'],
  ['a mapped IPv4 address in hexadecimal', '::FFFF:c000:201', '192.0.2.1'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another address of the same /64', '2001:0DB8:0001:0002::99', '2001:db8:1:2::/64'],
  ['the next /64', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['the loopback address', '::1', '0:0:0:0::/64'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['other text', 'unknown', 'unknown'],
])('%s counts as its network', (_title, address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ['192.0.2.1', '192.0.2'],
  ['2001:db8:0:1::5', '2001:db8:0'],
])('the site of %s is %s', (address, site) => {
  expect(siteNetwork(clientNetwork(address))).toBe(site);
});
