import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { anAuthSession } from '@hemvaror/testing/anAuthSession';
import { stubApi } from '@hemvaror/testing/stubApi';
import { whenInteractive } from './whenInteractive.ts';

test('a part that the browser cannot start ends alone: the page is interactive, and the session starts', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const auth = anAuthSession({ start: jest.fn(async () => undefined) });
  // jsdom has no marks.
  const mark = jest.fn();
  Object.assign(performance, { mark });
  const missing = new ReferenceError('BroadcastChannel is not defined');

  whenInteractive({
    store: createAppStore(),
    cart: createCartSession({
      operations: stubApi({}).operations,
      initial: null,
      market: () => 'se',
      readId: () => undefined,
      writeId: () => undefined,
      isCustomer: () => false,
    }),
    auth,
    tabSync: {
      start: async () => ({ announceOtherUser: async () => undefined }),
      startIfBehind: () => {
        throw missing;
      },
    },
    handoffFragment: '',
    shopHosts: [],
    tracking: undefined,
  })();

  expect(mark).toHaveBeenCalledWith('hydrated');
  expect(auth.start).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('not started'), missing);
});
