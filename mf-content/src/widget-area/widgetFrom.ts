import { compact } from '@hemvaror/domain/compact';
import { isConfiguration, textOf } from '../widgets/configuration.ts';
import type { Configuration, Widget } from './widget.ts';
import type { WidgetArea_widgetFragment } from './WidgetArea.generated.ts';

interface WidgetAreaInput {
  /** What the area was asked for: family, area name, customer type … */
  variables?: Configuration;
  isFirst?: boolean;
}

/**
 * A widget with its configuration read and merged with the variables of its area; where both name a field, what the
 * editor wrote wins.
 *
 * @returns null when the configuration cannot be read: the widget then renders nothing
 * @see WIDGET-18, WIDGET-19, WIDGET-20
 */
export function widgetFrom(widget: WidgetArea_widgetFragment, place: WidgetAreaInput = {}): Widget | null {
  const { variables = {}, isFirst = false } = place;
  const written = configurationFrom(widget.configuration);
  if (!written) return null;

  const { id, name, size } = widget;
  const classNames = [...compact(widget.classNames), ...textOf(written, 'classNames').split(/\s+/)];
  return {
    id,
    name,
    size,
    isFirst,
    classNames: classNames.filter((className) => className !== ''),
    images: compact(widget.images),
    configuration: { ...variables, ...written },
  };
}

function configurationFrom(json: string): Configuration | null {
  try {
    const value: unknown = JSON.parse(json);
    return isConfiguration(value) ? value : null;
  } catch {
    // One broken widget must not cost the page its others.
    return null;
  }
}
