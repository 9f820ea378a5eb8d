import type { Widget, WidgetContainer } from '../../widget-area/widget.ts';

/** `sizes` of a picture that fills its column: in a page with gaps, and from edge to edge. */
const SIZES = {
  full: ['(min-width: 1920px) 1920px, 97vw', '100vw'],
  half: ['(min-width: 1920px) 950px, (min-width: 768px) 48vw, 97vw', '(min-width: 768px) 49vw, 100vw'],
  third: ['(min-width: 1920px) 627px, (min-width: 768px) 32vw, 97vw', '(min-width: 768px) 33vw, 100vw'],
  // Quarters stand two by two on a phone.
  quarter: ['(min-width: 1920px) 465px, (min-width: 768px) 24vw, 48vw', '(min-width: 768px) 24vw, 50vw'],
} as const;

/** A widget may take two columns of four; otherwise the layout says how wide it is. */
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
