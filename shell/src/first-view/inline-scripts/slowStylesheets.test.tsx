import { unblockSlowStylesheets } from './slowStylesheets.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('a slow stylesheet of the document stops blocking, and applies once it is loaded', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="http://localhost:3002/a.css" data-precedence="app" />';
  unblockSlowStylesheets(4_000);

  jest.advanceTimersByTime(3_999);
  expect(theLink()).not.toHaveAttribute('media');
  jest.advanceTimersByTime(1);

  expect(theLink()).toHaveAttribute('media', 'print');
  expect(theLink()).toHaveAttribute('href', 'http://localhost:3002/a.css');
  theLink().dispatchEvent(new Event('load'));
  expect(theLink()).toHaveAttribute('media', 'all');
});

test('a stylesheet that a script has added is unchanged', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="http://localhost:3002/b.css" />';
  const link = theLink();
  unblockSlowStylesheets(4_000);

  jest.advanceTimersByTime(4_000);

  expect(theLink()).toBe(link);
  expect(link).not.toHaveAttribute('media');
});

function theLink(): Element {
  const [link, ...others] = document.head.querySelectorAll('link');
  if (!link || others.length > 0) throw new Error('Expected exactly one stylesheet.');
  return link;
}
