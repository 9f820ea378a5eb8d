import { compact } from '@hemvaror/domain/compact';
import { hasTopHeading } from './hasTopHeading.ts';
import type { Configuration, WidgetArea } from './widget.ts';
import type { WidgetArea_areaFragment } from './WidgetArea.generated.ts';
import { widgetFrom } from './widgetFrom.ts';

/**
 * An area as components take it, without the widgets that cannot be read.
 *
 * @param variables what the area was asked for; each widget's configuration is merged with them
 * @param isInFirstView false for an area further down its page, whose pictures can wait
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
