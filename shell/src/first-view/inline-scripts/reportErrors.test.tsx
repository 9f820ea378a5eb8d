import { reportErrors } from './reportErrors.ts';

const sendBeacon = jest.fn();
/** Removes the listeners of a test. */
let stop = () => {};

beforeEach(() => {
  const added = jest.spyOn(window, 'addEventListener');
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  reportErrors();
  const listeners = added.mock.calls.map(([type, listener, options]) => ({ type, listener, options }));
  added.mockRestore();
  stop = () => {
    for (const { type, listener, options } of listeners) window.removeEventListener(type, listener, options);
  };
});
afterEach(() => {
  stop();
  sendBeacon.mockReset();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  document.body.replaceChildren();
});

const sent = () => sendBeacon.mock.calls.map(([address, text]) => [address, ...String(text).split('\n')]);

function throwError(error: unknown, filename = 'https://shop.example/assets/r/main.js'): void {
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
}

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

function lose(markup: string): void {
  document.body.innerHTML = markup;
  document.body.firstElementChild?.dispatchEvent(new Event('error'));
}

test('an error is sent with its name, file and stack', () => {
  throwError(Object.assign(new TypeError('x'), { stack: 'at a.js:1:2' }));

  expect(sent()).toEqual([['/-/report', 'TypeError', 'https://shop.example/assets/r/main.js', 'at a.js:1:2']]);
});

test('a rejection that no code handles is sent with its stack', () => {
  reject(Object.assign(new RangeError('x'), { stack: 'at b.js:1:2' }));

  expect(sent()).toEqual([['/-/report', 'RangeError', 'undefined', 'at b.js:1:2']]);
});

test.each([null, undefined, 'text', 7])('a thrown %p is sent without a stack', (value) => {
  throwError(value);
  reject(value);

  expect(sent()).toHaveLength(2);
});

test.each([
  ['script', '<script type="text/plain" src="/assets/r/1.js"></script>', 'http://localhost/assets/r/1.js'],
  ['stylesheet', '<link href="/assets/r/1.css">', 'http://localhost/assets/r/1.css'],
])('the address of a lost %s is sent', (_what, markup, address) => {
  lose(markup);

  expect(sent()).toEqual([['/-/report', address, 'undefined', 'undefined']]);
});

test('lost images are not sent, and do not use up the five reports', () => {
  for (let count = 0; count < 9; count += 1) lose('<img src="/images/a.webp">');
  throwError(new Error('x'));

  expect(sent().map(([, name]) => name)).toEqual(['Error']);
});

test('a page sends five reports', () => {
  for (let count = 0; count < 9; count += 1) throwError(new Error('x'));

  expect(sent()).toHaveLength(5);
});

test('a browser without beacons sends nothing', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  const failed = jest.spyOn(console, 'error');

  throwError(new Error('x'));

  expect(failed).not.toHaveBeenCalled();
});
