import type { WidgetProps } from '../../widget-area/widget.ts';
import { textOf } from '../configuration.ts';
import { Html } from '../html/Html.tsx';

/** Formatted text (WIDGET-08). */
export function RichTextWidget({ widget: { configuration } }: WidgetProps) {
  const html = textOf(configuration, 'text');
  return html === '' ? null : <Html html={html} />;
}
