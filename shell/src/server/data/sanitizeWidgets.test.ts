import * as fc from 'fast-check';
import { sanitizeWidgets } from './sanitizeWidgets.ts';

function responseWith(configuration: unknown): { data: { widgetArea: { containers: [{ widgets: [Widget] }] } } } {
  return {
    data: { widgetArea: { containers: [{ widgets: [{ name: 'Text', configuration: String(configuration) }] }] } },
  };
}

interface Widget {
  name: string;
  configuration: string;
}

/** The configuration after sanitizing, and whether the response has changed. */
function sanitized(configuration: unknown): { configuration: unknown; isChanged: boolean } {
  const response = responseWith(JSON.stringify(configuration));
  const isChanged = sanitizeWidgets(response);
  return { configuration: JSON.parse(response.data.widgetArea.containers[0].widgets[0].configuration), isChanged };
}

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<img src="/a.webp" onerror="alert(1)" />', '<img src="/a.webp" />'],
  ['a javascript: URL', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a protocol-relative URL', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
  ['a form', '<form action="/x"><input name="a" /></form>', ''],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=//evil.example" />', ''],
  ['the end of the element around it', '</div></main><p>a</p>', '<p>a</p>'],
])('%s in the HTML of another API is not part of a document', (_what, html, expected) => {
  expect(sanitized({ text: html, html, parts: [{ text: html }] })).toEqual({
    configuration: { text: expected, html: expected, parts: [{ text: expected }] },
    isChanged: true,
  });
});

test('markup that editors may use, plain text and the rest of a response do not change', () => {
  const configuration = {
    title: 'a < b',
    text: '<h2>Frakt</h2><p><a class="button" href="/c/belysning" target="_blank" rel="noopener">Se allt</a></p><table><tbody><tr><td colspan="2">49&nbsp;kr</td></tr></tbody></table>',
    titleRenderMode: 1,
  };

  expect(sanitized(configuration).configuration).toEqual({
    ...configuration,
    text: expect.stringContaining('class="button"'),
  });
});

test('invalid configurations and other values do not fail', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (body, configuration) => {
      const response = { extensions: body, ...responseWith(configuration) };
      expect(() => sanitizeWidgets(response)).not.toThrow();
      expect(JSON.parse(JSON.stringify(response))).toBeDefined();
    }),
  );
});
