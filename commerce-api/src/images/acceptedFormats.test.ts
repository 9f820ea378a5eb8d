import { acceptedFormats } from './acceptedFormats.ts';

test.each<[browser: string, accept: string | undefined, formats: string[]]>([
  ['Chrome', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', ['avif', 'webp', 'plain']],
  ['Firefox', 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', ['avif', 'webp', 'plain']],
  ['Safari before AVIF', 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', ['webp', 'plain']],
  ['an old browser', 'image/png,image/*;q=0.8', ['plain']],
  ['a link preview', '*/*', ['plain']],
  ['a client without the header', undefined, ['plain']],
  ['a client that refuses AVIF', 'image/avif;q=0, image/webp', ['webp', 'plain']],
  ['a client that prefers WebP', 'image/avif;q=0.5, image/webp;q=0.9', ['webp', 'avif', 'plain']],
  ['a client that prefers JPEG', 'image/webp;q=0.5, image/jpeg', ['plain', 'webp']],
  ['a client that writes capitals', 'IMAGE/AVIF ; Q=1.0', ['avif', 'plain']],
  ['a client that accepts no image', 'text/html', ['plain']],
  ['a client with invalid weights', 'image/avif;q=lots, image/webp;q=2, ;;q=', ['plain']],
])('%s gets the formats that it supports, the smallest first', (_browser, accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats);
});
