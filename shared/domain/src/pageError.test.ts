import { isPageError, PageError } from './pageError.ts';

test('a page error is an Error with a status', () => {
  const error = new PageError(410, 'the campaign is over');

  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'PageError', status: 410, message: 'the campaign is over' });
});

test('a page error is recognized by its status', () => {
  const error = new PageError(404, 'no such product');

  expect(isPageError(error)).toBe(true);
  expect(isPageError(error, 404)).toBe(true);
  expect(isPageError(error, 503)).toBe(false);
});

test('a page error of another release is recognized', () => {
  class PageErrorOfAnotherRelease extends Error {
    override readonly name = 'PageError';
    readonly status = 503;
  }

  expect(isPageError(new PageErrorOfAnotherRelease('no answer'), 503)).toBe(true);
  expect(isPageError({ name: 'PageError', status: 404, message: 'sent as JSON' }, 404)).toBe(true);
});

test.each([
  [new Error('404')],
  [null],
  [undefined],
  ['PageError'],
  [{ status: 404 }],
  [{ name: 'PageError', status: '404' }],
])('%p is not a page error', (error: unknown) => {
  expect(isPageError(error)).toBe(false);
});
