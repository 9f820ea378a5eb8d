import { pictureFrom } from './pictureFrom.ts';
import { pictureSizes } from './pictureSizes.ts';
import { pictureAddress, pictureSrcSet } from './pictureAddress.ts';

const hall = { fileName: 'hall.webp', largestSize: { imageWidth: 1800, imageHeight: 900 } };

function filesOf(image: object) {
  const { file, phoneFile } = pictureFrom({ configuration: { image }, images: [hall] }) ?? {};
  return [file?.name, phoneFile?.name];
}

test('phones have a separate file, and a single file is used everywhere', () => {
  expect(filesOf({ filename: 'hall.webp', filenameForMobileDevice: 'hall-s.webp' })).toEqual([
    'hall.webp',
    'hall-s.webp',
  ]);
  expect(filesOf({ filename: 'hall.webp', filenameForMobileDevice: 'hall.webp' })).toEqual(['hall.webp', undefined]);
  expect(filesOf({ filename: 'hall.webp' })).toEqual(['hall.webp', undefined]);
  expect(filesOf({ filenameForMobileDevice: 'hall-s.webp' })).toEqual(['hall-s.webp', undefined]);
});

test.each([{}, { image: null }, { image: { filename: 5 } }, { image: { filename: ' ' } }])(
  'the configuration %j has no image',
  (configuration) => {
    expect(pictureFrom({ configuration, images: [] })).toBeNull();
  },
);

test('width and height are those of the largest size', () => {
  const picture = pictureFrom({ configuration: { image: { filename: 'hall.webp' } }, images: [hall] });

  expect(picture?.file).toEqual({ name: 'hall.webp', width: 1800, height: 900 });
});

test('image addresses contain a configured width and the encoded file name [CONST-08]', () => {
  const config = { imageServer: 'https://img.example', widgetImageWidths: [400, 800] };

  expect(pictureAddress('mitt kök.webp', config)).toBe('https://img.example/pagewidget/800w/mitt%20k%C3%B6k.webp');
  expect(pictureSrcSet('a.webp', config)).toBe(
    'https://img.example/pagewidget/400w/a.webp 400w, https://img.example/pagewidget/800w/a.webp 800w',
  );
});

test.each([
  ['full', 'full', 'default', '(min-width: 1920px) 1920px, 97vw'],
  ['full', 'full', 'full-width', '100vw'],
  ['half', 'half', 'full-width', '(min-width: 768px) 49vw, 100vw'],
  ['quarter', 'quarter', 'default', '(min-width: 1920px) 465px, (min-width: 768px) 24vw, 48vw'],
  ['half', 'quarter', 'default', '(min-width: 1920px) 950px, (min-width: 768px) 48vw, 97vw'],
  ['full', 'mosaic', 'default', '(min-width: 1920px) 1920px, 97vw'],
])('a widget of size %s in layout %s and design %s has the sizes %s', (size, layout, design, expected) => {
  expect(pictureSizes({ size }, { layout, design })).toBe(expected);
});
