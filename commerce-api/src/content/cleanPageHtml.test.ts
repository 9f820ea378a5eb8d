import { cleanConfiguration, cleanPageHtml } from './cleanPageHtml.ts';

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['an address of another host without a protocol', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['a frame', '<iframe src="https://x.example"></iframe>', ''],
  ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
  ['a form', '<form action="/x"><input name="a" /></form>', ''],
])('what could act is dropped when a page is written: %s', (_what, written, kept) => {
  expect(cleanPageHtml(written)).toBe(kept);
});

test('what a page needs stays', () => {
  const html =
    '<h2>Frakt</h2><table><thead><tr><th scope="col">Sätt</th></tr></thead></table><p><a class="button" href="/c/belysning">Se all belysning</a></p>';

  expect(cleanPageHtml(html)).toBe(html);
});

test('only the fields that hold HTML are cleaned', () => {
  expect(cleanConfiguration({ title: 'a < b', text: '<p>x<script></script></p>', titleRenderMode: 1 })).toEqual({
    title: 'a < b',
    text: '<p>x</p>',
    titleRenderMode: 1,
  });
});
