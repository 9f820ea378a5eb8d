import { textOf } from '../widgets/configuration.ts';
import type { WidgetContainer } from './widget.ts';

/**
 * Groups containers into sections: a container with only a heading forms a section with the next one. Editors build
 * titled grids that way, and a heading must be close to its grid.
 */
export function sectionsOf(containers: readonly WidgetContainer[]): WidgetContainer[][] {
  const sections: WidgetContainer[][] = [];
  let isOpen = false;
  for (const container of containers) {
    const open = isOpen ? sections.at(-1) : undefined;
    if (open) open.push(container);
    else sections.push([container]);
    isOpen = isHeading(container);
  }
  return sections;
}

function isHeading({ layout, widgets }: WidgetContainer): boolean {
  const [widget] = widgets;
  if (layout !== 'full' || widgets.length !== 1 || widget?.name !== 'Text') return false;
  return textOf(widget.configuration, 'title') !== '' && textOf(widget.configuration, 'text') === '';
}
