import * as fc from 'fast-check';
import { inertMarkup } from './inertMarkup.ts';

test.each([
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', '<inert-meta http-equiv'],
  ['<META/http-equiv=refresh>', '<inert-META/'],
  ['<me<meta>ta http-equiv="refresh">', '<me<inert-meta>ta'],
  ['<base href="https://evil.example/">', '<inert-base'],
  ['<iframe src="https://evil.example/"></iframe>', '<inert-iframe src="https://evil.example/"></inert-iframe>'],
])('%s does not act', (html, expected) => {
  expect(inertMarkup(html)).toContain(expected);
});

test('other elements stay as they are', () => {
  const html = '<p class="meta">Text <metadata-x></metadata-x> <linked></linked> a < b</p>';

  expect(inertMarkup(html)).toBe(html);
});

test('no acting element is left, whatever the pieces', () => {
  const pieces = fc.constantFrom('<', '</', 'meta', 'me', 'ta', 'base', 'iframe', 'inert-', ' ', '/', '>', '=');
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      expect(inertMarkup(parts.join(''))).not.toMatch(/<\/?(?:meta|base|iframe)(?![\w-])/i);
    }),
  );
});
