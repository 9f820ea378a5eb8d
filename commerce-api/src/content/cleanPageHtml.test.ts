import { cleanConfiguration, cleanPageHtml } from './cleanPageHtml.ts';

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a javascript: URL', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a protocol-relative URL', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['a frame', '<iframe src="https://x.example"></iframe>', ''],
  ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
  ['a form', '<form action="/x"><input name="a" /></form>', ''],
])('%s is removed from page HTML', (_what, html, sanitized) => {
  expect(cleanPageHtml(html)).toBe(sanitized);
});

test('allowed page markup does not change', () => {
  const html =
    '<h2>Frakt</h2><table><thead><tr><th scope="col">Sätt</th></tr></thead></table><p><a class="button" href="/c/belysning">Se all belysning</a></p>';

  expect(cleanPageHtml(html)).toBe(html);
});

test('only HTML fields are sanitized', () => {
  expect(cleanConfiguration({ title: 'a < b', text: '<p>x<script></script></p>', titleRenderMode: 1 })).toEqual({
    title: 'a < b',
    text: '<p>x</p>',
    titleRenderMode: 1,
  });
});
