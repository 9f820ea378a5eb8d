import { isRedirectMarker, redirectTo } from './redirects.ts';

test.each(['https://elsewhere.example/a', '//elsewhere.example', 'mailto:hej@hemvist.example'])(
  'a redirect to %s replaces the location and throws the marker [ERR-13]',
  (to) => {
    const replaceLocation = jest.fn();

    const thrown = thrownBy(() => redirectTo(to, { replaceLocation }));

    expect(replaceLocation).toHaveBeenCalledWith(to);
    expect(isRedirectMarker(thrown)).toBe(true);
  },
);

test('a redirect within the site is a response, and other errors do not have the marker', () => {
  const replaceLocation = jest.fn();

  const thrown = thrownBy(() => redirectTo('/c/krokar?q=http://x', { replaceLocation }));

  expect(replaceLocation).not.toHaveBeenCalled();
  expect(thrown).toBeInstanceOf(Response);
  expect([thrown, new Error('broken'), undefined].some(isRedirectMarker)).toBe(false);
});

test('a redirect has the status 302 by default [ERR-14]', () => {
  expect(thrownBy(() => redirectTo('/en'))).toMatchObject({ status: 302 });
  expect(thrownBy(() => redirectTo('/en', { status: 301 }))).toMatchObject({ status: 301 });
});

test('on the server an external redirect is a response with address and status [ERR-14]', () => {
  const thrown = thrownBy(() => redirectTo('https://elsewhere.example/'));

  if (!(thrown instanceof Response)) throw new Error('Expected a response on the server.');
  expect([thrown.status, thrown.headers.get('location')]).toEqual([302, 'https://elsewhere.example/']);
});

function thrownBy(redirect: () => never): unknown {
  try {
    return redirect();
  } catch (error) {
    return error;
  }
}
