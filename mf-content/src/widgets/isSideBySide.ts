import type { WidgetContainer } from '../widget-area/widget.ts';

/** Whether image and text share a background side by side: from edge to edge, or within the width of the page. */
export function isSideBySide({ layout, design }: Pick<WidgetContainer, 'layout' | 'design'>): boolean {
  return layout === 'half' && (design === 'full-width' || design === 'contained');
}
