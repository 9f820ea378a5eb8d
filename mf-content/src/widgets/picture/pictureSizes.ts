import type { Widget, WidgetContainer } from '../../widget-area/widget.ts';

/** `sizes` of an image that fills its column: within the page, and from edge to edge. */
const SIZES = {
  full: ['(min-width: 1920px) 1920px, 97vw', '100vw'],
  half: ['(min-width: 1920px) 950px, (min-width: 768px) 48vw, 97vw', '(min-width: 768px) 49vw, 100vw'],
  third: ['(min-width: 1920px) 627px, (min-width: 768px) 32vw, 97vw', '(min-width: 768px) 33vw, 100vw'],
  // Phones show two quarters per row.
  quarter: ['(min-width: 1920px) 465px, (min-width: 768px) 24vw, 48vw', '(min-width: 768px) 24vw, 50vw'],
} as const;

/** The `sizes` attribute by layout. A `half` widget in a `quarter` layout spans two columns. */
export function pictureSizes(
  { size }: Pick<Widget, 'size'>,
  { layout, design }: Pick<WidgetContainer, 'layout' | 'design'>,
): string {
  const width = layout === 'quarter' && size === 'half' ? 'half' : layout;
  const [withGaps, bleeding] = isWidth(width) ? SIZES[width] : SIZES.full;
  return design === 'full-width' ? bleeding : withGaps;
}

function isWidth(text: string): text is keyof typeof SIZES {
  return Object.hasOwn(SIZES, text);
}
