import { removeHandoff } from './removeHandoff.ts';

const START = window.location.href;

afterEach(() => window.history.replaceState(null, '', START));

test.each([
  ['/sv?a=1#carry&cart=x&favorites=7', '#carry&cart=x&favorites=7', '/sv?a=1'],
  ['/sv?a=1#reviews', '', '/sv?a=1#reviews'],
  ['/sv', '', '/sv'],
])('%s has the handoff "%s" and becomes %s', (address, handoff, rest) => {
  window.history.replaceState({ key: 'k' }, '', address);

  expect(removeHandoff()).toBe(handoff);
  expect(window.location.href).toBe(new URL(rest, START).href);
  expect(window.history.state).toEqual({ key: 'k' });
});
