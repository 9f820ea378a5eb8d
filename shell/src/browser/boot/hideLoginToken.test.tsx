import { hideLoginToken } from './hideLoginToken.ts';

test('a login token leaves the address bar, and what else it holds stays', () => {
  window.history.replaceState({ key: 'k' }, '', '/preview-widgets?loginToken=secret&family=a%20b#top');

  hideLoginToken();

  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/preview-widgets?family=a+b#top',
  );
  expect(window.history.state).toEqual({ key: 'k' });
});

test('another address stays as it is', () => {
  window.history.replaceState(null, '', '/s/a%20b?page=2');

  hideLoginToken();

  expect(window.location.href).toContain('/s/a%20b?page=2');
});
