import { PageError } from '@hemvaror/domain/pageError';
import { errorStatus } from './errorStatus.ts';

/** As the router keeps what a loader threw, and as it comes to the browser. */
const routeError = (status: number) => ({ status, statusText: '', internal: false, data: null });

test.each<[what: string, error: unknown, status: number]>([
  ['a route error of 404', routeError(404), 404],
  ['a route error of 503', routeError(503), 503],
  ['a page that is gone', new PageError(410, 'sold out'), 410],
  ['a page error of another release', { name: 'PageError', status: 404, message: 'no' }, 404],
])('ERR-09 the status comes from the error: %s', (_what, error, status) => {
  expect(errorStatus(error)).toBe(status);
});

test.each<[what: string, error: unknown]>([
  ['a bug', new TypeError('x is undefined')],
  ['a status that is none', { status: 'broken' }],
  ['a status that is no failure', routeError(200)],
  ['a status beyond all', { status: 999 }],
  ['nothing', undefined],
])('ERR-09 without a status it is 500: %s', (_what, error) => {
  expect(errorStatus(error)).toBe(500);
});
