import { registerServiceWorker } from './registerServiceWorker.ts';

let notify: () => void = () => undefined;
const marks: { name: string }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  marks.length = 0;
  class Observer {
    constructor(listener: (list: { getEntriesByName: (name: string) => object[] }) => void) {
      notify = () => listener({ getEntriesByName: (name) => marks.filter((mark) => mark.name === name) });
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { configurable: true, value: Observer });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function stubWorker(register: jest.Mock): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
}

test('the worker is registered at /sw.js with the scope /, once the page is interactive', () => {
  const register = jest.fn(async () => undefined);
  stubWorker(register);

  registerServiceWorker();
  marks.push({ name: 'other' });
  notify();
  jest.runAllTimers();
  expect(register).not.toHaveBeenCalled();

  marks.push({ name: 'hydrated' });
  notify();
  jest.runAllTimers();
  expect(register.mock.calls).toEqual([['/sw.js', { scope: '/' }]]);
});

test('a failed registration is ignored [STATE-30]', async () => {
  const refused = Promise.reject(new Error('The script has an unsupported MIME type.'));
  const handled = jest.spyOn(refused, 'then');
  stubWorker(jest.fn(() => refused));

  registerServiceWorker();
  marks.push({ name: 'hydrated' });
  notify();
  jest.runAllTimers();

  // The rejection is handled: the chain that starts at the registration resolves.
  expect(handled).toHaveBeenCalledTimes(1);
  await expect(handled.mock.results[0]?.value).resolves.toBeUndefined();
});

test('a browser without service workers shows the page', () => {
  expect(() => registerServiceWorker()).not.toThrow();
});
