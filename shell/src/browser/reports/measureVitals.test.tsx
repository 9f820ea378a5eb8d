import { measureVitals } from './measureVitals.ts';

/** What the page passes to the library. */
type Listener = (metric: { value: number }) => void;
const unused: Listener = () => {};
const mockListeners = { cls: unused, inp: unused, lcp: unused };

jest.mock('web-vitals', () => ({
  onCLS: (listener: Listener) => (mockListeners.cls = listener),
  onINP: (listener: Listener) => (mockListeners.inp = listener),
  onLCP: (listener: Listener) => (mockListeners.lcp = listener),
}));

afterEach(() => {
  jest.restoreAllMocks();
});

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('the last values are passed once, when the page is hidden for the first time', () => {
  const onEnd = jest.fn();
  measureVitals(onEnd);
  mockListeners.lcp({ value: 900 });
  mockListeners.lcp({ value: 1_200 });
  mockListeners.cls({ value: 0.02 });

  setHidden(false);
  expect(onEnd).not.toHaveBeenCalled();

  setHidden(true);
  setHidden(false);
  setHidden(true);
  expect(onEnd.mock.calls).toEqual([[{ lcp: 1_200, cls: 0.02 }]]);
});

test('values of which the library learns when the page is hidden are passed, too', () => {
  const onEnd = jest.fn();
  measureVitals(onEnd);
  window.addEventListener('visibilitychange', () => mockListeners.inp({ value: 80 }), { capture: true, once: true });

  setHidden(true);

  expect(onEnd.mock.calls).toEqual([[{ inp: 80 }]]);
});
