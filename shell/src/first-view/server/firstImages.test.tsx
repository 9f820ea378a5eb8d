import { renderToString } from 'react-dom/server';
import { firstImages } from './firstImages.ts';

const FILES = '/images/p/200w/a.webp 200w, /images/p/600w/a.webp 600w, /images/p/400w/a.webp 400w';

/** The head as React writes it. */
function headOf(...images: { srcSet?: string; sizes?: string; isFirst?: boolean }[]): string {
  const markup = renderToString(
    <html lang="sv">
      <head />
      <body>
        {images.map(({ srcSet = FILES, sizes, isFirst = true }, at) => (
          <img
            key={at}
            alt=""
            src={`/images/p/${at}.webp`}
            srcSet={srcSet}
            sizes={sizes}
            fetchPriority={isFirst ? 'high' : undefined}
            loading={isFirst ? 'eager' : 'lazy'}
          />
        ))}
      </body>
    </html>,
  );
  return markup.slice(0, markup.indexOf('</head>'));
}

test.each([
  ['100vw', '/images/p/600w/a.webp'],
  ['(min-width: 1024px) calc(50vw - 40px), 46vw', '/images/p/200w/a.webp'],
  ['(min-width: 1024px) 22vw, 97.5vw', '/images/p/600w/a.webp'],
  ['(min-width: 768px) 104px, 320px', '/images/p/400w/a.webp'],
])('an image of the sizes %s has the narrowest file that fills its place on a phone', (sizes, file) => {
  expect(firstImages(headOf({ sizes }))).toEqual([file]);
});

test('all images of the first view are found, and no others', () => {
  const other = '/images/p/600w/b.webp 600w';

  expect(firstImages(headOf({ sizes: '100vw' }, { sizes: '100vw', isFirst: false }))).toHaveLength(1);
  expect(firstImages(headOf({ sizes: '100vw' }, { sizes: '100vw', srcSet: other }))).toEqual([
    '/images/p/600w/a.webp',
    '/images/p/600w/b.webp',
  ]);
});

test.each([
  ['whose width cannot be known', { sizes: 'calc(100vw - 2rem)' }],
  ['without sizes', {}],
  ['whose files are all too narrow', { sizes: '100vw', srcSet: '/a.webp 300w' }],
  ['with densities', { sizes: '100vw', srcSet: '/a.webp 1x, /b.webp 2x' }],
])('an image %s has none', (_what, image) => {
  expect(firstImages(headOf(image))).toEqual([]);
});

test('an address keeps its quotes and ampersands', () => {
  expect(firstImages(headOf({ sizes: '100vw', srcSet: `/i?a&b'"<c.webp 800w` }))).toEqual([`/i?a&b'"<c.webp`]);
});
