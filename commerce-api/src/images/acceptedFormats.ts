/** `plain` is supported by every client: JPEG, or PNG for a transparent image. */
export type FormatChoice = 'avif' | 'webp' | 'plain';

/** Smallest first, for clients without a preference. */
const FORMATS: readonly FormatChoice[] = ['avif', 'webp', 'plain'];

/**
 * Formats that an `Accept` header allows, best first; `plain` is always among them.
 *
 * AVIF and WebP must be named: link previews, mail programs and old browsers send an asterisk and may support neither.
 */
export function acceptedFormats(accept: string | undefined): FormatChoice[] {
  const quality = qualitiesOf(accept ?? '');
  const plain = Math.max(
    ...['image/jpeg', 'image/png', 'image/*', '*/*'].map((name) => quality.get(name) ?? 0),
    // A client that accepts none of our formats still gets an image: that helps more than a 406.
    0.0001,
  );
  const weights = { avif: quality.get('image/avif') ?? 0, webp: quality.get('image/webp') ?? 0, plain };
  return FORMATS.filter((format) => weights[format] > 0).toSorted((one, other) => weights[other] - weights[one]);
}

/** Media types with their weight from 0 to 1 (RFC 9110, 12.5.1); an invalid weight counts as 0. */
function qualitiesOf(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((range) => {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : /^(0|1)(\.\d{0,3})?$/.test(weight) ? Number(weight) : 0];
    }),
  );
}
