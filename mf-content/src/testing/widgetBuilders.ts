import type { WidgetArea_areaFragment, WidgetArea_widgetFragment } from '../widget-area/WidgetArea.generated.ts';

/** A widget in an API response. @param configuration an object, or JSON text that may be invalid */
export function aWidget(
  name: string,
  configuration: object | string,
  more: Partial<WidgetArea_widgetFragment> = {},
): WidgetArea_widgetFragment {
  return {
    id: `${name}-1`,
    name,
    size: 'full',
    classNames: [],
    images: [],
    configuration: typeof configuration === 'string' ? configuration : JSON.stringify(configuration),
    ...more,
  };
}

type Container = NonNullable<NonNullable<WidgetArea_areaFragment['containers']>[number]>;

let lastId = 0;

export function aContainer(widgets: WidgetArea_widgetFragment[], more: Partial<Container> = {}): Container {
  lastId += 1;
  return { id: lastId, layout: 'full', design: 'default', responsiveMode: 'stack', widgets, ...more };
}

export function anArea(
  containers: Container[],
  more: Partial<WidgetArea_areaFragment> = {},
): { widgetArea: WidgetArea_areaFragment } {
  return { widgetArea: { title: 'Hemvist', tags: [], meta: null, containers, ...more } };
}
