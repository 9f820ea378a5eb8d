import { html } from './html.ts';

test('interpolated values are escaped, in attributes too', () => {
  const name = `<img src=x onerror="alert('1')"> & co`;

  expect(html`<b title="${name}">${name}</b>`.markup).toBe(
    '<b title="&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; co">' +
      '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; co</b>',
  );
});

test('interpolated markup is not escaped, lists are concatenated, null renders nothing', () => {
  const items = ['a', '<'].map((item) => html`<li>${item}</li>`);

  expect(html`${items}${null}${false}${0}`.markup).toBe('<li>a</li><li>&#60;</li>0');
});
