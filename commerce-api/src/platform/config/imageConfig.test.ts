import { configFrom } from './config.ts';

test('the default sizes are those of the contract, plus small ones for thumbnails', () => {
  const { sizes } = configFrom({}).images;

  expect([...sizes.product.keys()].slice(0, 5)).toEqual(['40f50', '60f75', '80f100', '100f125', '200f250']);
  expect(sizes.product.get('2000f2500')).toEqual({ kind: 'inside', width: 2000, height: 2500 });
  expect([...sizes.pagewidget.keys()].join(' ')).toBe(
    '100w 200w 300w 400w 500w 600w 700w 800w 900w 1000w 1500w 2000w 2500w 3000w 3500w 4000w 40x40 100x100 raw',
  );
});

test('a shop can configure its own sizes without the originals', () => {
  const { sizes } = configFrom({ IMAGE_SIZES_BRAND: '120w, 64x64' }).images;

  expect(sizes.brand).toEqual(
    new Map([
      ['120w', { kind: 'inside', width: 120, height: null }],
      ['64x64', { kind: 'square', side: 64 }],
    ]),
  );
  expect(sizes.product.has('raw')).toBe(true);
});

test.each(['big', '0w', '6000w', '100f', '100x200', '100f9999', '-5w', '1e3w', '../w'])(
  'the invalid size %s is rejected with its name',
  (folder) => {
    expect(() => configFrom({ IMAGE_SIZES_CMS: `100w,${folder}` })).toThrow(
      `IMAGE_SIZES_CMS: ${folder} is not a size.`,
    );
  },
);

test('too many sizes are rejected', () => {
  const many = Array.from({ length: 61 }, (_one, index) => `${index + 1}w`).join(',');

  expect(() => configFrom({ IMAGE_SIZES_PRODUCT: many })).toThrow('IMAGE_SIZES_PRODUCT: lists 61 folders');
});

test('the cache holds 40 images for each megabyte', () => {
  expect(configFrom({}).images.cache).toEqual({ bytes: 500_000_000, files: 20_000 });
  expect(configFrom({ IMAGE_CACHE_MB: '0.1' }).images.cache).toEqual({ bytes: 100_000, files: 4 });
});
