import { RouterContextProvider } from 'react-router-dom';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { testShop } from '@hemvaror/testing/testShop';
import { startReports } from '../reports/startReports.ts';
import { startIdleWork } from './idleWork.ts';

jest.mock('../reports/startReports.ts', () => ({ startReports: jest.fn() }));
jest.mock('../../first-view/browser/layOutCards.ts', () => ({ layOutCards: jest.fn() }));
jest.mock('../../first-view/browser/loadImagesAhead.ts', () => ({ loadImagesAhead: jest.fn() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  [0, 0, 0],
  [0.1, 0.09, 1],
  [0.1, 0.1, 0],
  [1, 0.99, 1],
])('with the share %d, a visit that draws %d measures %i times', async (reportShare, drawn, times) => {
  jest.mocked(startReports).mockClear();
  jest.spyOn(Math, 'random').mockReturnValue(drawn);
  const shop = testShop();
  const context = new RouterContextProvider();
  context.set(shopContext, { ...shop, config: { ...shop.config, reportShare } });
  const unused = async () => Promise.reject(new Error('not called'));
  const pages = { load: unused, slot: unused, loaderTimeoutMs: 0, slotTimeoutMs: 0, onFailure: () => undefined };

  startIdleWork(
    { routes: [], context, routeDeps: { pages, localePrefix: { locale: 'sv' } }, loadPage: unused, site: () => shop },
    new Promise(() => {}),
  );
  await jest.runAllTimersAsync();

  expect(startReports).toHaveBeenCalledTimes(times);
});
