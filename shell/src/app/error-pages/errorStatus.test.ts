import { PageError } from '@hemvaror/domain/pageError';
import { errorStatus } from './errorStatus.ts';

/** A route error in the shape that the router stores and serializes. */
const routeError = (status: number) => ({ status, statusText: '', internal: false, data: null });

test.each<[what: string, error: unknown, status: number]>([
  ['a route error of 404', routeError(404), 404],
  ['a route error of 503', routeError(503), 503],
  ['a removed page', new PageError(410, 'sold out'), 410],
  ['a page error of another release', { name: 'PageError', status: 404, message: 'no' }, 404],
])('the status comes from the error: %s [ERR-09]', (_what, error, status) => {
  expect(errorStatus(error)).toBe(status);
});

test.each<[what: string, error: unknown]>([
  ['a bug', new TypeError('x is undefined')],
  ['an invalid status', { status: 'broken' }],
  ['a success status', routeError(200)],
  ['a status above 599', { status: 999 }],
  ['undefined', undefined],
])('an error without a valid status has status 500: %s [ERR-09]', (_what, error) => {
  expect(errorStatus(error)).toBe(500);
});
