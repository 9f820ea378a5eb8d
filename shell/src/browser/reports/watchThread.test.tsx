import { watchThread } from './watchThread.ts';

class FakeWorker {
  static all: FakeWorker[] = [];
  readonly beats: string[] = [];
  isTerminated = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(text: string): void {
    this.beats.push(text);
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

/** Removes the listeners of a test. */
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  const added = jest.spyOn(window, 'addEventListener');
  stop = () => {
    for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener);
  };
  FakeWorker.all = [];
  Object.assign(globalThis, { Worker: FakeWorker });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const running = () => FakeWorker.all.filter(({ isTerminated }) => !isTerminated);

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('a visible page sends its report as a beat every second', () => {
  let page = 'product';
  watchThread(() => page);
  page = 'checkout';
  jest.advanceTimersByTime(2_000);

  expect(running()).toMatchObject([{ beats: ['product', 'checkout', 'checkout'] }]);
});

test('a hidden page is not watched', () => {
  setHidden(true);
  watchThread(() => '');
  expect(running()).toEqual([]);

  setHidden(false);
  expect(running()).toHaveLength(1);
  setHidden(true);
  expect(running()).toEqual([]);
});

test.each([
  ['in the back/forward cache', 'pagehide', 'pageshow'],
  ['in a dialog for printing', 'beforeprint', 'afterprint'],
])('a page %s is not watched until it is back', (_where, leave, back) => {
  watchThread(() => '');

  window.dispatchEvent(new Event(leave));
  expect(running()).toEqual([]);
  window.dispatchEvent(new Event(back));
  window.dispatchEvent(new Event(back));
  expect(running()).toHaveLength(1);
});
