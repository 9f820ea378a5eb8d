/** Height of every mark, in px. */
export const MARK_HEIGHT = 28;

interface MarkImage {
  /** A data URL: a mark is smaller than a request for it. */
  src: string;
  /** Width in px. */
  width: number;
}

// Every page has this code: measure its bytes after a change.
const NAMES = 'Klarna Svea Walley Swish DHL PostNord Schenker UPS'.split(' ');
/** Drawings without a brand, 20 px wide. */
const DRAWINGS = new Map([
  ['card', `<rect x='9.5' y='7.5' width='19' height='13' rx='3'/><path d='M9.5 11.5h19'/>`],
  ['invoice', `<path d='M13.5 7.5h11v13h-11zM16 11.5h6M16 15.5h6'/>`],
]);

/** The mark of a payment service, a carrier, a card or an invoice; null for an unknown name. */
export function markImage(name: string): MarkImage | null {
  const key = name.toLowerCase();
  const text = NAMES.find((known) => known.toLowerCase() === key);
  const drawing = DRAWINGS.get(key);
  if (text === undefined && drawing === undefined) return null;
  // The text is fitted to its width, so that the mark has the same width in the typeface of each system.
  const width = text === undefined ? 38 : 24 + 7 * text.length;
  const content =
    drawing ??
    `<text x='9' y='19' textLength='${width - 18}' style='font:700 13px sans-serif;fill:%23222;stroke:none'>${text}</text>`;
  const frame = `<rect x='.5' y='.5' width='${width - 1}' height='27' rx='3' fill='%23fff' stroke='%23ddd'/>`;
  return {
    src: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} 28'>${frame}<g fill='none' stroke='%23222'>${content}</g></svg>`,
    width,
  };
}
