import type { WidgetContainer } from './widget.ts';
import { isShown } from './widgetTypes.ts';

/** The containers that have something to show, with what they show. */
export function shownContainers(containers: readonly WidgetContainer[]): WidgetContainer[] {
  return containers
    .map((container) => ({ ...container, widgets: container.widgets.filter(isShown) }))
    .filter(({ widgets }) => widgets.length > 0);
}
