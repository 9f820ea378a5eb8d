import { reportText, sendPageReport } from './pageReport.ts';

afterEach(() => {
  document.head.replaceChildren();
});

const HEAD =
  '<link rel="preload" as="script" href="/assets/0.4.0-a/main.js?hemlig">' +
  '<link rel="preload" as="font" href="/assets/0.3.0-b/a.woff2">' +
  '<script type="text/plain" src="/remotes/mf-catalog/1.0.0-c/web/remoteEntry.js"></script>' +
  '<script type="text/plain" src="/remotes/mf-catalog/1.0.0-c/web/2.js"></script>' +
  '<script type="text/plain" src="https://tags.example/gtm.js"></script>';

test('a report names each release whose scripts the page has loaded once, and no other address', () => {
  document.head.innerHTML = HEAD;

  expect(JSON.parse(reportText({ kind: 'visit', page: 'product', vitals: { cls: 0 } }))).toEqual({
    kind: 'visit',
    page: 'product',
    vitals: { cls: 0 },
    releases: ['/assets/0.4.0-a/', '/remotes/mf-catalog/1.0.0-c/'],
  });
});

test('a report is sent as a beacon', () => {
  const sendBeacon = jest.fn();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });

  sendPageReport({ kind: 'noHydration' });

  expect(sendBeacon.mock.calls).toEqual([['/-/report', '{"kind":"noHydration","releases":[]}']]);
});
