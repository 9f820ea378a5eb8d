import { numberOf, textOf } from '../widgets/configuration.ts';
import type { WidgetContainer } from './widget.ts';

/** Whether a widget renders the h1 of the page: a Text with that render mode, or a Banner in the first container. */
export function hasTopHeading(containers: readonly WidgetContainer[]): boolean {
  return containers
    .flatMap(({ widgets }) => widgets)
    .some(({ name, isFirst, configuration }) =>
      name === 'Banner'
        ? isFirst && textOf(configuration, 'text1') !== ''
        : name === 'Text' &&
          numberOf(configuration, 'titleRenderMode', 1) === 0 &&
          textOf(configuration, 'title') !== '',
    );
}
