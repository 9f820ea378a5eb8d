import { readFileSync } from 'node:fs';
import { acceptedFormats } from './acceptedFormats.ts';

const edge = readFileSync('deploy/edge/nginx.conf', 'utf8');

/** The value of the nginx map `name` for an `Accept` header. */
function mapped(name: string, accept: string): string {
  const [, pattern = '', value = ''] =
    new RegExp(`map \\$http_accept \\$${name} \\{\\s+default "";\\s+"~\\*(.+)" "(.+)";`).exec(edge) ?? [];
  expect(value).not.toBe('');
  return new RegExp(pattern, 'i').test(accept) ? value : '';
}

test.each([
  'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  'image/png,image/*;q=0.8',
  '*/*',
  '',
  'image/avif;q=0, image/webp',
  'image/avif;q=0.0,image/webp;q=0',
  'image/avif;q=0.5',
  'IMAGE/WEBP ; q=0.05',
])('the edge requests and caches an image in the formats of Accept: %s', (accept) => {
  const sent = `${mapped('avif', accept)}${mapped('webp', accept)}*/*`;

  expect(acceptedFormats(sent).toSorted()).toEqual(acceptedFormats(accept).toSorted());
});
