import { richTextTokens } from './richTextTokens.ts';

const hrefOf = (href: string) => richTextTokens(`<a target=_blank href='${href}'>x</a>`)[0];
const p = (...children: unknown[]) => ({ tag: 'p', href: '', children });

test('known elements keep their structure and lose their attributes', () => {
  expect(richTextTokens('<p class="x" onclick="run()">Borra med <strong>5&nbsp;mm</strong>.</p>')).toEqual([
    p('Borra med ', { tag: 'strong', href: '', children: ['5\u00A0mm'] }, '.'),
  ]);
});

test('unknown elements are reduced to their text, scripts and comments are removed', () => {
  expect(richTextTokens('<div>Mässing<script>alert("<p>")</script><!-- <p>nej</p> --></div>')).toEqual(['Mässing']);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  '&#106;avascript:alert(1)',
  '//example.com',
  String.raw`/\example.com`,
  '/&#9;/example.com',
  '/&#x0a;/example.com',
  'data:text/html,x',
])('a link to %j has no address', (href) => {
  expect(richTextTokens(`<a href="${href}">hit</a>`)).toEqual([{ tag: 'a', href: '', children: ['hit'] }]);
});

test('links to paths, https and mailto addresses are kept', () => {
  expect(hrefOf('/c/krokar?a=1&amp;b=2')).toMatchObject({ href: '/c/krokar?a=1&b=2' });
  expect(hrefOf('https://example.com')).toMatchObject({ href: 'https://example.com' });
  expect(hrefOf('mailto:hej@example.com')).toMatchObject({ href: 'mailto:hej@example.com' });
});

test('malformed markup is parsed leniently', () => {
  expect(richTextTokens('<p>Ett <b>två</p>tre')).toEqual([p('Ett ', { tag: 'b', href: '', children: ['två'] }), 'tre']);
  expect(richTextTokens('3 < 5 & 6 > 4 </p>')).toEqual(['3 ', '<', ' 5 & 6 > 4 ']);
  expect(richTextTokens('&#0;&#x110000;&okänd;')).toEqual(['&#0;&#x110000;&okänd;']);
});

test('a long run of unclosed brackets is parsed in linear time', () => {
  expect(richTextTokens('<p '.repeat(20_000))).toHaveLength(40_000);
});
