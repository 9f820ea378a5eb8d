import { isSideBySide } from '../widgets/isSideBySide.ts';
import type { Widget, WidgetContainer } from './widget.ts';

/**
 * The columns of a container. Each widget has its own, but the widgets beside an image share theirs: a text, its products and
 * its buttons are one half.
 */
export function columnsOf({ widgets, ...container }: WidgetContainer): Widget[][] {
  if (!isSideBySide(container)) return widgets.map((widget) => [widget]);
  const columns: Widget[][] = [];
  for (const widget of widgets) {
    const last = columns.at(-1);
    const isBeside = widgets.length > 2 && widget.name !== IMAGE && last?.[0] && last[0].name !== IMAGE;
    if (isBeside) last.push(widget);
    else columns.push([widget]);
  }
  return columns;
}

const IMAGE = 'Image';
