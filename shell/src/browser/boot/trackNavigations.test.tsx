import { createMemoryRouter } from 'react-router-dom';
import { trackNavigations } from './trackNavigations.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a navigation loads deferred components, and waits 1 s for them once its data are loaded', async () => {
  const events: string[] = [];
  const event = (name: string) => () => void events.push(name);
  const router = createMemoryRouter([{ path: '/', children: [{ path: '*', loader: () => null }] }], {
    hydrationData: { loaderData: {} },
  });
  trackNavigations(router, { onNavigated: event('navigated'), onBusy: event('busy'), endWait: event('give way') });

  await router.navigate('/b');
  expect(events).toEqual(['busy', 'navigated']);
  await jest.advanceTimersByTimeAsync(1_000);

  expect(events).toEqual(['busy', 'navigated', 'give way']);
});
