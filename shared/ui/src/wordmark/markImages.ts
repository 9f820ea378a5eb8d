/** Height of every mark, in px. */
export const MARK_HEIGHT = 28;

interface MarkImage {
  /** A data URL: a mark is smaller than a request for it. */
  src: string;
  /** Width in px. */
  width: number;
}

const INK = '%232b2a27';
const LINE = '%23d9d4c8';
const PADDING = 9;
const FONT_SIZE = 14;
/** Width of the names in px. The text of an image is fitted to it, so that each browser's typeface has the same width. */
const NAMES: Readonly<Record<string, [name: string, width: number]>> = {
  klarna: ['Klarna', 44],
  svea: ['Svea', 33],
  walley: ['Walley', 45],
  avarda: ['Avarda', 48],
  swish: ['Swish', 39],
  dhl: ['DHL', 29],
  postnord: ['PostNord', 61],
  schenker: ['Schenker', 62],
  ups: ['UPS', 29],
};
/** Drawings without a brand, in a box of 20 by 14 px. */
const DRAWINGS: Readonly<Record<string, string>> = {
  card: `<rect x='.5' y='.5' width='19' height='13' rx='2'/><path d='M.5 4.5h19M3 9.5h4'/>`,
  invoice: `<path d='M4.5.5h8l3 3v10h-11zM12.5.5v3h3M7 6.5h6M7 9h6M7 11.5h3'/>`,
};
const DRAWING_WIDTH = 20;

/** The mark of a payment service, a carrier, a card or an invoice; null for an unknown name. */
export function markImage(name: string): MarkImage | null {
  const key = name.toLowerCase();
  const [text, textWidth] = Object.hasOwn(NAMES, key) ? (NAMES[key] ?? []) : [];
  if (text !== undefined && textWidth !== undefined) {
    return framed(
      textWidth,
      `<text x='${PADDING}' y='19' textLength='${textWidth}' lengthAdjust='spacingAndGlyphs' fill='${INK}' font-family='Arial,Helvetica,sans-serif' font-weight='700' font-size='${FONT_SIZE}'>${text}</text>`,
    );
  }
  const drawing = Object.hasOwn(DRAWINGS, key) ? DRAWINGS[key] : undefined;
  return drawing === undefined
    ? null
    : framed(DRAWING_WIDTH, `<g transform='translate(${PADDING} 7)' fill='none' stroke='${INK}'>${drawing}</g>`);
}

function framed(contentWidth: number, content: string): MarkImage {
  const width = contentWidth + 2 * PADDING;
  const frame = `<rect x='.5' y='.5' width='${width - 1}' height='${MARK_HEIGHT - 1}' rx='3' fill='%23fff' stroke='${LINE}'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${MARK_HEIGHT}'>${frame}${content}</svg>`;
  // Only the characters that a URL in an attribute must not have.
  return { src: `data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}`, width };
}
