import { RouterContextProvider } from 'react-router-dom';
import { ApiError } from '@storefront/api/apiError';
import { PageError } from '@storefront/domain/pageError';
import type { PageAction, Told } from '@storefront/federation/contract';
import { runAction } from './runAction.ts';

async function ran(run: () => Promise<Told>) {
  const onFailure = jest.fn();
  const action: PageAction = { run, notice: () => null };
  const args = {
    request: new Request('http://localhost/p/krok'),
    route: 'product',
    params: {},
    context: new RouterContextProvider(),
    form: new URLSearchParams(),
  };
  return { told: await runAction(action, args, { limitMs: 10, onFailure }), onFailure };
}

test('what an action tells goes to the next page', async () => {
  const { told, onFailure } = await ran(async () => ({ kind: 'added' }));

  expect(told).toEqual({ kind: 'added' });
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  ['the API fails', new ApiError('status', 503, 'status 503')],
  ['the page says so', new PageError(503, 'closed for the night')],
])('that it did not work is no bug when %s', async (_why, error) => {
  const { told, onFailure } = await ran(() => Promise.reject(error));

  expect(told).toBeNull();
  expect(onFailure).not.toHaveBeenCalled();
});

test.each<[what: string, run: () => Promise<Told>]>([
  ['throws', () => Promise.reject(new TypeError('broken'))],
  ['never answers', () => new Promise(() => {})],
])('an action that %s costs itself, and is told once', async (_what, run) => {
  const { told, onFailure } = await ran(run);

  expect(told).toBeNull();
  expect(onFailure).toHaveBeenCalledTimes(1);
});
