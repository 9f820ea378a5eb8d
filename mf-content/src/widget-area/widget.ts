import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';

/** Fields of an editor, by name. Unvalidated, so they are read through `configuration.ts`. */
export type Configuration = Readonly<Record<string, unknown>>;

/** Name of the only widget type with its own query. */
export const PRODUCT_LIST = 'Product list';

export interface WidgetImage {
  fileName: string;
  largestSize: { imageWidth: number; imageHeight: number } | null;
}

export interface Widget {
  id: string;
  /** Determines the component: `Image`, `Rich text` … (`widgetTypes.ts`). */
  name: string;
  /** Share of the row: `full`, `half`, `third` or `quarter`. */
  size: string;
  /** In the first container of its page, so its images load eagerly. */
  isFirst: boolean;
  /** Styles selected by the editor, such as `claim`. */
  classNames: string[];
  images: WidgetImage[];
  configuration: Configuration;
  /** Products of a product list. */
  products?: ProductCard_productFragment[];
}

export interface WidgetContainer {
  id: number;
  /** `full`, `half`, `third` or `quarter`: one to four columns. */
  layout: string;
  /** `default`, `narrow`, `full-width` or `contained`. */
  design: string;
  /** `stack`, or `collapse` for a swipeable row on phones. */
  responsiveMode: string;
  widgets: Widget[];
}

export interface WidgetArea {
  title: string | null;
  /** The title does not contain the shop's name. */
  meta: { title: string | null; description: string | null } | null;
  /** Lower case, without `#`: the real service returns `#Menu`. */
  tags: string[];
  containers: WidgetContainer[];
  /** Whether a widget renders the h1 of the page. */
  hasTopHeading: boolean;
}

/**
 * Placement of an area. `page`: containers have the width of the page, or bleed, and one may contain the h1. `part`: the
 * same inside another page, which has its own h1. `column`: containers fill their column.
 */
export type AreaPlacement = 'page' | 'part' | 'column';

/** Props of every widget component. */
export interface WidgetProps {
  widget: Widget;
  /** The container of the widget; its layout and design determine the appearance. */
  container: Pick<WidgetContainer, 'layout' | 'design'>;
  placement: AreaPlacement;
}
