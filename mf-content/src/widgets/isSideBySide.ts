import type { WidgetContainer } from '../widget-area/widget.ts';

/** Picture and text beside each other on one ground: from edge to edge, or within the width of the page. */
export function isSideBySide({ layout, design }: Pick<WidgetContainer, 'layout' | 'design'>): boolean {
  return layout === 'half' && (design === 'full-width' || design === 'contained');
}
