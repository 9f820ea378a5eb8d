import { imageSrcSet, imageUrl } from './imageUrl.ts';

test('the address uses the configured image server and a height of 5/4 of the width [CONST-08]', () => {
  expect(imageUrl('/images', 'hook.webp', 400)).toBe('/images/product/400f500/hook.webp');
  expect(imageUrl('https://cdn.example.com/images', 'hook.webp', 100)).toBe(
    'https://cdn.example.com/images/product/100f125/hook.webp',
  );
});

test('a file name is encoded, so that it cannot leave its folder or break the srcset', () => {
  expect(imageUrl('/images', '../en krok, blå.webp', 400)).toBe(
    '/images/product/400f500/..%2Fen%20krok%2C%20bl%C3%A5.webp',
  );
});

test('the srcset has a width descriptor for each width', () => {
  expect(imageSrcSet('/images', 'a.webp', [100, 300])).toBe(
    '/images/product/100f125/a.webp 100w, /images/product/300f375/a.webp 300w',
  );
  expect(imageSrcSet('/images', 'a.webp', [])).toBe('');
});
