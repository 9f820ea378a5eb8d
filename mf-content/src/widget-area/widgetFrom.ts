import { compact } from '@hemvaror/domain/compact';
import { isConfiguration, textOf } from '../widgets/configuration.ts';
import type { Configuration, Widget } from './widget.ts';
import type { WidgetArea_widgetFragment } from './WidgetArea.generated.ts';

interface WidgetAreaInput {
  /** Variables of the area query: family, area name, customer type … */
  variables?: Configuration;
  isFirst?: boolean;
}

/**
 * Parses the configuration of a widget and merges it with the variables of its area. Fields of the editor override
 * variables.
 *
 * @returns null if the configuration is invalid: the widget then renders nothing
 * @see WIDGET-18, WIDGET-19, WIDGET-20
 */
export function widgetFrom(widget: WidgetArea_widgetFragment, input: WidgetAreaInput = {}): Widget | null {
  const { variables = {}, isFirst = false } = input;
  const fields = configurationFrom(widget.configuration);
  if (!fields) return null;

  const { id, name, size } = widget;
  const classNames = [...compact(widget.classNames), ...textOf(fields, 'classNames').split(/\s+/)];
  return {
    id,
    name,
    size,
    isFirst,
    classNames: classNames.filter((className) => className !== ''),
    images: compact(widget.images),
    configuration: { ...variables, ...fields },
  };
}

function configurationFrom(json: string): Configuration | null {
  try {
    const value: unknown = JSON.parse(json);
    return isConfiguration(value) ? value : null;
  } catch {
    // An invalid widget must not remove the other widgets of the page.
    return null;
  }
}
