import { checkoutViolations } from './checkoutViolations.ts';

const reportOf = (body: object) => [{ type: 'csp-violation', body }];
const PAGE = 'https://shop.example/kassan?reason=hemlig';

test.each([
  ['https://evil.example/a.js?q=hemlig', 'https://evil.example'],
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['chrome-extension://abc/x.js', 'chrome-extension:'],
  ['data:text/javascript,hemlig', 'data:'],
  ['Anna <anna@hemvist.example>', 'unknown'],
  [null, 'unknown'],
])('what the checkout refuses is reported without its address: %s', (blockedURL, blocked) => {
  const body = { documentURL: PAGE, effectiveDirective: 'script-src-elem', blockedURL };

  expect(checkoutViolations(reportOf(body))).toEqual([{ directive: 'script-src-elem', blocked }]);
});

test.each(['/en/checkout', '/de/en/checkout/', '/checkout/klarna-fail'])('%s is the checkout', (path) => {
  const body = { documentURL: `https://shop.example${path}`, effectiveDirective: 'script-src', blockedURL: 'inline' };

  expect(checkoutViolations(reportOf(body))).toHaveLength(1);
});

test('a browser without the Reporting API reports it, too', () => {
  const report = { 'document-uri': PAGE, 'effective-directive': 'script-src', 'blocked-uri': 'eval' };

  expect(checkoutViolations({ 'csp-report': report })).toEqual([{ directive: 'script-src', blocked: 'eval' }]);
});

test('violations of other pages, repeated ones and other values are ignored', () => {
  const violation = { documentURL: PAGE, effectiveDirective: 'img-src', blockedURL: 'https://a.example/x' };
  const one = reportOf(violation);

  expect(checkoutViolations([...one, ...one])).toHaveLength(1);
  expect(checkoutViolations(reportOf({ ...violation, documentURL: 'https://shop.example/c/krokar' }))).toEqual([]);
  expect(checkoutViolations(reportOf({ ...violation, effectiveDirective: 'HEMLIG <b>' }))).toEqual([]);
  expect([null, 'x', {}, [1]].flatMap(checkoutViolations)).toEqual([]);
});
