import { previewImage } from './previewImage.ts';

const ORIGIN = 'https://hemvist.example';
const OTHER = 'https://images.example';

test.each<
  [expected: string | undefined, image: string | undefined, metaImage: string | undefined, imageServer: string]
>([
  [`${OTHER}/krok.webp`, `${OTHER}/krok.webp`, '/shop.webp', '/images'],
  [`${ORIGIN}/images/krok.webp`, '/images/krok.webp', '/shop.webp', '/images'],
  [`${ORIGIN}/shop.webp`, undefined, '/shop.webp', '/images'],
  [`${OTHER}/shop.webp`, undefined, `${OTHER}/shop.webp`, OTHER],
  [`${ORIGIN}/images/pagewidget/1500w/hero_shelf.webp`, undefined, undefined, '/images'],
  [undefined, undefined, undefined, OTHER],
])(
  'the preview image is %s for the page %s, the shop %s and the image server %s [SEO-04]',
  (expected, image, metaImage, imageServer) => {
    expect(previewImage(image, { metaImage, imageServer }, ORIGIN)).toBe(expected);
  },
);
