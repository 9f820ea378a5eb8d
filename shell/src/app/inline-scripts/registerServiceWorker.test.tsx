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

test('STATE-30 a failed registration is ignored', async () => {
  const failure = jest.fn();
  const register = jest.fn(() => ({
    catch: (listener: (error: Error) => unknown) => failure(listener(new Error('refused'))),
  }));
  stubWorker(register);

  registerServiceWorker();
  marks.push({ name: 'hydrated' });
  notify();
  jest.runAllTimers();

  expect(failure).toHaveBeenCalledWith(undefined);
});

test('a browser without service workers shows the page', () => {
  expect(() => registerServiceWorker()).not.toThrow();
});
