import { ownAddressOf } from './ownAddress.ts';

const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address }));

test('the endpoint listens on the address of its own container, while another container has the same alias', async () => {
  expect(await ownAddressOf('operator', resolvesTo('203.0.113.7', '127.0.0.1'))).toBe('127.0.0.1');
});

test('a name of other machines is refused with its addresses', async () => {
  await expect(ownAddressOf('operator', resolvesTo('203.0.113.7'))).rejects.toThrow(
    'OPERATOR_HOST=operator is not an address of this machine, but 203.0.113.7.',
  );
});

test.each(['127.0.0.1', '0.0.0.0'])('the address %s stays as it is', async (host) => {
  expect(await ownAddressOf(host)).toBe(host);
});
