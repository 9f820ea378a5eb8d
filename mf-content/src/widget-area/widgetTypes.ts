import type { ComponentType } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { BannerWidget } from '../widgets/banner/BannerWidget.tsx';
import { ButtonsWidget } from '../widgets/buttons/ButtonsWidget.tsx';
import { HtmlWidget } from '../widgets/html/HtmlWidget.tsx';
import { ImageWidget } from '../widgets/image/ImageWidget.tsx';
import { RichTextWidget } from '../widgets/rich-text/RichTextWidget.tsx';
import { TextWidget } from '../widgets/text/TextWidget.tsx';
import { PRODUCT_LIST, type Widget, type WidgetProps } from './widget.ts';

// Deferred, as products are below the first image (WIDGET-04). The server renders them.
const ProductListWidget = defer(
  async () => (await import('../widgets/product-list/ProductListWidget.tsx')).ProductListWidget,
);

/** Components by the name of the widget. */
export const WIDGET_TYPES = new Map<string, ComponentType<WidgetProps>>([
  ['Image', ImageWidget],
  ['Text', TextWidget],
  ['Rich text', RichTextWidget],
  ['Buttons', ButtonsWidget],
  [PRODUCT_LIST, ProductListWidget],
  ['Banner', BannerWidget],
  ['HTML', HtmlWidget],
]);

/** False for an unknown type (WIDGET-12), a widget disabled by the editor, and a list without products. */
export function isVisible({ name, configuration, products }: Widget): boolean {
  if (!WIDGET_TYPES.has(name) || configuration['active'] === false) return false;
  return name !== PRODUCT_LIST || (products ?? []).length > 0;
}
