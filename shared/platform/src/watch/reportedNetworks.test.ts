import { ReportedNetworks } from './reportedNetworks.ts';

test('each network counts once, for ten minutes after its last report', () => {
  const networks = new ReportedNetworks();
  networks.add('192.0.2', 0);
  networks.add('198.51.100', 1_000);
  networks.add('192.0.2', 2_000, 'TypeError /remotes/x.js:1:2');
  expect(networks.count).toBe(2);
  expect(networks.countSince(1_500)).toBe(1);

  networks.add('203.0.113', 601_500);

  expect(networks.count).toBe(2);
  expect(networks.detail).toBe('TypeError /remotes/x.js:1:2');
});

test('of many networks the last five hundred are stored', () => {
  const networks = new ReportedNetworks();
  for (let network = 0; network < 600; network += 1) networks.add(String(network), network);

  expect(networks.count).toBe(500);
});
