import { callOnce } from './callOnce.ts';
import { hasRefund, isMoneyReturned, ProviderRefusal, type ProviderStatus } from './paymentProvider.ts';

const HELD = { amountMinor: 10_000, currency: 'SEK', contact: null, refunds: {} };
const AUTHORIZED: ProviderStatus = { state: 'authorized', ...HELD };
const CAPTURED: ProviderStatus = { state: 'captured', ...HELD };
const REFUSAL = new ProviderRefusal('Already captured.');
const isCaptured = ({ state }: ProviderStatus) => state === 'captured';

function providerOf(status: ProviderStatus, error?: Error) {
  const calls: string[] = [];
  return {
    calls,
    call: async () => {
      calls.push('capture');
      if (error) throw error;
    },
    readStatus: async () => {
      calls.push('readStatus');
      return status;
    },
    isDone: isCaptured,
  };
}

test.each<[what: string, status: ProviderStatus, error: Error | undefined, isRepeated: boolean, expected: string]>([
  ['a first call', AUTHORIZED, undefined, false, 'capture: done'],
  ['a refused call whose effect has happened', CAPTURED, REFUSAL, false, 'capture readStatus: done'],
  ['a refused call without an effect', AUTHORIZED, REFUSAL, false, 'capture readStatus: refused'],
  ['a repeated call whose effect has happened', CAPTURED, undefined, true, 'readStatus: done'],
  ['a repeated call without an effect', AUTHORIZED, undefined, true, 'readStatus capture: done'],
  ['a repeated call that is refused', AUTHORIZED, REFUSAL, true, 'readStatus capture readStatus: refused'],
])('%s is decided by the state of the provider', async (_what, status, error, isRepeated, expected) => {
  const provider = providerOf(status, error);

  const refusal = await callOnce({ ...provider, isRepeated });

  expect(`${provider.calls.join(' ')}: ${refusal ? 'refused' : 'done'}`).toBe(expected);
});

test('a call without a result stays unknown', async () => {
  const provider = providerOf(CAPTURED, new Error('No answer.'));

  await expect(callOnce({ ...provider, isRepeated: false })).rejects.toThrow('No answer.');

  expect(provider.calls).toEqual(['capture']);
});

test('the money is returned if the provider never had it, released it or refunded all of it', () => {
  const refunded = (...amounts: number[]): ProviderStatus => ({
    ...CAPTURED,
    ...HELD,
    state: 'captured',
    refunds: Object.fromEntries(amounts.map((amount, index) => [String(index), amount])),
  });

  expect(
    [{ state: 'canceled' } as const, { state: 'refused' } as const, refunded(4_000, 6_000)].map(isMoneyReturned),
  ).toEqual([true, true, true]);
  expect([{ state: 'open' } as const, AUTHORIZED, CAPTURED, refunded(4_000)].map(isMoneyReturned)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a refund is known by its key', () => {
  const status: ProviderStatus = { ...HELD, state: 'captured', refunds: { first: 100 } };

  expect(['first', 'second', 'toString'].map((key) => hasRefund(status, key))).toEqual([true, false, false]);
});
