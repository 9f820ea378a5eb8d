import type { WidgetProps } from '../../widget-area/widget.ts';
import { textOf } from '../configuration.ts';
import { DeferredHtml } from '../html/DeferredHtml.ts';

/** Formatted text (WIDGET-08). */
export function RichTextWidget({ widget: { configuration } }: WidgetProps) {
  const html = textOf(configuration, 'text');
  return html === '' ? null : <DeferredHtml html={html} />;
}
