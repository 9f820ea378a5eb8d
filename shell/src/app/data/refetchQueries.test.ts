/** @jest-environment ./shared/testing/jest/browserEnvironment.cjs */
import { REFETCH_EVENT, refetchOnEvent } from './refetchQueries.ts';

const settled = async () => new Promise((resolve) => setTimeout(resolve));

test('each event clears the API cache, then fetches pages and cart again [API-31]', async () => {
  const calls: string[] = [];
  const reset = Promise.withResolvers<void>();
  refetchOnEvent({
    operations: {
      reset: async () => {
        calls.push('reset');
        await reset.promise;
      },
    },
    visit: { refetchPages: async () => calls.push('pages') > 0 },
    cart: { load: async () => void calls.push('cart') },
  });
  expect(calls).toEqual([]);

  window.dispatchEvent(new Event(REFETCH_EVENT));
  await settled();
  expect(calls).toEqual(['reset']);
  reset.resolve();
  await settled();
  expect(calls).toEqual(['reset', 'pages', 'cart']);

  window.dispatchEvent(new Event(REFETCH_EVENT));
  await settled();
  expect(calls).toEqual(['reset', 'pages', 'cart', 'reset', 'pages', 'cart']);
});
