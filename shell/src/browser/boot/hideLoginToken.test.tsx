import { hideLoginToken } from './hideLoginToken.ts';

test('a login token is removed from the address bar, and the rest of the address stays', () => {
  window.history.replaceState({ key: 'k' }, '', '/preview-widgets?loginToken=secret&family=a%20b#top');

  hideLoginToken();

  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/preview-widgets?family=a+b#top',
  );
  expect(window.history.state).toEqual({ key: 'k' });
});

test('an address without a login token is unchanged', () => {
  window.history.replaceState(null, '', '/s/a%20b?page=2');

  hideLoginToken();

  expect(window.location.href).toContain('/s/a%20b?page=2');
});
