import { waitFor } from '@testing-library/react';
import { CONSENT_COOKIE, CONSENT_RECORD_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { removeCookie } from '@hemvaror/runtime/state/cookies';
import { allow, aTrackedPage, scripts } from '../../testing/aTrackedPage.tsx';
import { aLine } from '../../testing/trackedSubjects.ts';
import { trackWithConsent } from './trackWithConsent.ts';

const ORDER = '/en/order/3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90';

afterEach(() => {
  for (const name of [CONSENT_COOKIE, CONSENT_RECORD_COOKIE]) removeCookie(name);
  // Without consent, the services of this test stop.
  window.dispatchEvent(new Event('focus'));
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
  delete window.dataLayer;
  delete window.nostojs;
});

test.each(['cartid=1', 'email=astrid%40hemvist.example', 'resetKey=k'])(
  'no script is added while the address has the secret %s [TRACK-05]',
  async (secret) => {
    window.history.replaceState(null, '', `/checkout/confirm?oid=1&${secret}`);
    allow();
    const { deps, router } = aTrackedPage();

    trackWithConsent(deps);
    window.dispatchEvent(new Event('focus'));
    await import('./startTracking.ts');
    await new Promise(process.nextTick);
    expect(scripts()).toEqual([]);

    window.history.replaceState(null, '', '/checkout/confirm?oid=1');
    await router.navigate('/c/krokar');
    await waitFor(() => expect(scripts()).toHaveLength(2));
  },
);

test('no script is added on the page of an order, and a tracked document that navigates to one is loaded again', async () => {
  window.history.replaceState(null, '', ORDER);
  allow();
  const { deps, router, reload } = aTrackedPage();
  trackWithConsent(deps);
  await import('./startTracking.ts');
  await new Promise(process.nextTick);
  expect(scripts()).toEqual([]);

  window.history.replaceState(null, '', '/c/krokar');
  await router.navigate('/c/krokar');
  await waitFor(() => expect(scripts()).toHaveLength(2));
  expect(reload).not.toHaveBeenCalled();
  const before = JSON.stringify(window.dataLayer);

  window.history.replaceState(null, '', ORDER);
  await router.navigate('/');

  expect(reload).toHaveBeenCalled();
  expect(JSON.stringify(window.dataLayer)).toBe(before);
});

test('a change of the cart while the code of the services is loading is sent', async () => {
  allow();

  trackWithConsent(aTrackedPage().deps);
  window.dispatchEvent(new CustomEvent('cart:add', { detail: { line: aLine, quantity: 2 } }));

  await waitFor(() => expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'add_to_cart' })));
  expect(window.dataLayer?.filter((entry) => 'event' in entry && entry.event === 'add_to_cart')).toHaveLength(1);
});
