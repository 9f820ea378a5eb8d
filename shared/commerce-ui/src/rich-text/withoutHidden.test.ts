import * as fc from 'fast-check';
import { withoutHidden } from './withoutHidden.ts';

/** The same as one expression, which takes quadratic time. */
const HIDDEN = /<!--[\s\S]*?-->|<(script|style|template|iframe)\b[\s\S]*?<\/\1\s*>/gi;
const PIECES = [
  '<!--',
  '-->',
  '<script',
  '</script >',
  '<STYLE>',
  '</style>',
  '<iframe src=x>',
  '</iframe>',
  '<p>',
  'x',
  ' ',
  '<',
  '>',
];

test('the result is the same as with one regular expression', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }), (pieces) => {
      const html = pieces.join('');
      expect(withoutHidden(html)).toBe(html.replace(HIDDEN, ''));
    }),
  );
});

// The expression above takes minutes for each of these.
test.each(['<!--', '<script', '<style><template>', '</script', '<!--<script></script>'])(
  'one megabyte of %j is parsed in linear time',
  (piece) => {
    const html = piece.repeat(1_000_000 / piece.length);

    expect(withoutHidden(html).length).toBeLessThanOrEqual(html.length);
  },
);
