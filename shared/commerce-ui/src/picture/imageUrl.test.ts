import { imageSrcSet, imageUrl } from './imageUrl.ts';

test('CONST-08 a picture comes from the configured image server, five quarters as high as wide', () => {
  expect(imageUrl('/images', 'hook.webp', 400)).toBe('/images/product/400f500/hook.webp');
  expect(imageUrl('https://cdn.example.com/images', 'hook.webp', 100)).toBe(
    'https://cdn.example.com/images/product/100f125/hook.webp',
  );
});

test('a file name cannot leave its folder or break the list of widths', () => {
  expect(imageUrl('/images', '../en krok, blå.webp', 400)).toBe(
    '/images/product/400f500/..%2Fen%20krok%2C%20bl%C3%A5.webp',
  );
});

test('the set of widths names each with its descriptor', () => {
  expect(imageSrcSet('/images', 'a.webp', [100, 300])).toBe(
    '/images/product/100f125/a.webp 100w, /images/product/300f375/a.webp 300w',
  );
  expect(imageSrcSet('/images', 'a.webp', [])).toBe('');
});
