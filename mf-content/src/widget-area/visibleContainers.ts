import type { WidgetContainer } from './widget.ts';
import { isVisible } from './widgetTypes.ts';

/** The containers with visible widgets, without their hidden ones. */
export function visibleContainers(containers: readonly WidgetContainer[]): WidgetContainer[] {
  return containers
    .map((container) => ({ ...container, widgets: container.widgets.filter(isVisible) }))
    .filter(({ widgets }) => widgets.length > 0);
}
