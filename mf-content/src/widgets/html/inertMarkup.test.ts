import * as fc from 'fast-check';
import { inertMarkup } from './inertMarkup.ts';

test.each([
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', '<inert-meta http-equiv'],
  ['<META/http-equiv=refresh>', '<inert-META/'],
  ['<me<meta>ta http-equiv="refresh">', '<me<inert-meta>ta'],
  ['<base href="https://evil.example/">', '<inert-base'],
  ['<iframe src="https://evil.example/"></iframe>', '<inert-iframe src="https://evil.example/"></inert-iframe>'],
])('%s becomes inert', (html, expected) => {
  expect(inertMarkup(html)).toContain(expected);
});

test('other elements stay unchanged', () => {
  const html = '<p class="meta">Text <metadata-x></metadata-x> <linked></linked> a < b</p>';

  expect(inertMarkup(html)).toBe(html);
});

test('no active element is left in any combination of fragments', () => {
  const pieces = fc.constantFrom('<', '</', 'meta', 'me', 'ta', 'base', 'iframe', 'inert-', ' ', '/', '>', '=');
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      expect(inertMarkup(parts.join(''))).not.toMatch(/<\/?(?:meta|base|iframe)(?![\w-])/i);
    }),
  );
});
