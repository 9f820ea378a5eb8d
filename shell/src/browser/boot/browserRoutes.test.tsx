import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { Slots } from '@hemvaror/runtime/slots/Slots';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { testShop } from '@hemvaror/testing/testShop';
import { createBrowserRoutes } from './browserRoutes.ts';
import { reloadForLostCode } from './lostCode.ts';
import { Visit } from './visit.ts';

jest.mock('../../app/navigation/loaders.ts', () => {
  throw new Error('chunk of the shell lost');
});
jest.mock('./lostCode.ts', () => ({ reloadForLostCode: jest.fn(() => new Promise(() => {})) }));

const pageIsLost = async () => {
  throw new Error('chunk of the remote lost');
};

const aTab = (visit: Visit): Parameters<typeof createBrowserRoutes>[0] => ({
  boot: { shop: testShop(), state: {}, remotes: {}, messages: {}, translated: [] },
  remotes: { page: pageIsLost },
  slots: new Slots(pageIsLost),
  store: createAppStore(),
  visit,
});

test.each([
  ['/404', 'chunk of the shell lost'],
  ['/allt', 'chunk of the remote lost'],
])('a navigation to %s whose code is lost opens it as a new document: %s [STATE-17]', async (address, message) => {
  const visit = new Visit();
  visit.router = createMemoryRouter([{ path: '/' }]);
  const { routes } = createBrowserRoutes(aTab(visit));
  const router = createMemoryRouter(routes, { initialEntries: [address] });

  const isReloaded = () =>
    expect(reloadForLostCode).toHaveBeenCalledWith(expect.objectContaining({ message }), expect.anything());
  // A failed load is retried after 0.3 s and 1 s.
  await waitFor(isReloaded);
  router.dispose();
});

test('a first page whose code is lost late does not reload the page of a navigation that runs by then', async () => {
  jest.mocked(reloadForLostCode).mockClear();
  const visit = new Visit();
  const { promise, reject } = Promise.withResolvers<never>();
  const { routeDeps } = createBrowserRoutes({ ...aTab(visit), remotes: { page: async () => promise } });
  const firstPage = routeDeps.pages.load('mf-content/ContentPage');

  visit.router = createMemoryRouter([{ path: '/' }]);
  reject(new Error('too late'));

  await expect(firstPage).rejects.toThrow('too late');
  expect(reloadForLostCode).not.toHaveBeenCalled();
});
