import { compact } from '@hemvaror/domain/compact';
import { hasTopHeading } from './hasTopHeading.ts';
import type { Configuration, WidgetArea } from './widget.ts';
import type { WidgetArea_areaFragment } from './WidgetArea.generated.ts';
import { widgetFrom } from './widgetFrom.ts';

/**
 * Converts an area of the API for the components. Leaves out widgets with an invalid configuration.
 *
 * @param variables of the area query, merged into the configuration of each widget
 * @param isInFirstView false for an area further down its page, whose images load lazily
 */
export function widgetAreaFrom(
  area: WidgetArea_areaFragment,
  variables: Configuration,
  isInFirstView = true,
): WidgetArea {
  const containers = compact(area.containers).map(({ id, layout, design, responsiveMode, widgets }, index) => ({
    id,
    layout,
    design,
    responsiveMode,
    widgets: compact(
      compact(widgets).map((widget) => widgetFrom(widget, { variables, isFirst: isInFirstView && index === 0 })),
    ),
  }));
  return {
    title: area.title,
    meta: area.meta,
    tags: compact(area.tags).map((tag) => tag.replace(/^#/, '').toLowerCase()),
    containers,
    hasTopHeading: hasTopHeading(containers),
  };
}
