import { createMemoryRouter } from 'react-router-dom';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { reloadForLostCode } from './lostCode.ts';

const LOST = new Error('chunk lost');

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

/** @param address of a navigation whose data are still loading */
function goingTo(address: string) {
  const router = createMemoryRouter(
    [{ path: '/', children: [{ path: '*', loader: () => new Promise<never>(() => {}) }] }],
    { hydrationData: { loaderData: {} } },
  );
  void router.navigate(address);
  return router;
}

/** @returns how often `reloadForLostCode` failed, and which addresses it opened */
async function lose(router: ReturnType<typeof goingTo> | undefined) {
  const store = createAppStore();
  const failed = jest.fn();
  const open = jest.fn();
  reloadForLostCode(LOST, { visit: { router }, store, open }).catch(failed);
  await new Promise(process.nextTick);
  return { failed: failed.mock.calls, opened: open.mock.calls, isLoading: store.getState().loading };
}

test('a page whose code is lost is opened as a new document [STATE-17]', async () => {
  const idle = createAppStore().getState().loading;

  const { failed, opened, isLoading } = await lose(goingTo('/b?page=2#top'));

  expect(opened).toEqual([['/b?page=2#top']]);
  expect(failed).toEqual([]);
  expect(isLoading).not.toEqual(idle);
});

test('a second page whose code is lost within a minute is not opened [STATE-17]', async () => {
  await lose(goingTo('/b'));

  expect(await lose(goingTo('/c'))).toMatchObject({ failed: [[LOST]], opened: [] });
});

test('a first view whose code is lost stays', async () => {
  expect(await lose(undefined)).toMatchObject({ failed: [[LOST]], opened: [] });
});

test('a shopper who is offline keeps the page', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(await lose(goingTo('/b'))).toMatchObject({ failed: [[LOST]], opened: [] });
  expect(sessionStorage).toHaveLength(0);
});
