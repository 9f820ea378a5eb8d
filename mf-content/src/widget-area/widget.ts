import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';

/** What an editor filled in, by field name; nothing about it is certain, so fields are read through `configuration.ts`. */
export type Configuration = Readonly<Record<string, unknown>>;

/** Name of the one type of widget whose content comes with a query of its own. */
export const PRODUCT_LIST = 'Product list';

export interface WidgetImage {
  fileName: string;
  largestSize: { imageWidth: number; imageHeight: number } | null;
}

export interface Widget {
  id: string;
  /** Decides the type: `Image`, `Rich text` … (`widgetTypes.ts`). */
  name: string;
  /** How much of its row it takes: `full`, `half`, `third` or `quarter`. */
  size: string;
  /** Stands in the first container of its page, so that its pictures are asked for at once. */
  isFirst: boolean;
  /** Looks that the editor asked for, such as `claim`. */
  classNames: string[];
  images: WidgetImage[];
  configuration: Configuration;
  /** Of a product list: what it shows. */
  products?: ProductCard_productFragment[];
}

export interface WidgetContainer {
  id: number;
  /** `full`, `half`, `third` or `quarter`: one to four columns. */
  layout: string;
  /** `default`, `narrow`, `full-width` or `contained`. */
  design: string;
  /** `stack`, or `collapse` for a row to swipe on a phone. */
  responsiveMode: string;
  widgets: Widget[];
}

export interface WidgetArea {
  title: string | null;
  /** The title is without the shop's name. */
  meta: { title: string | null; description: string | null } | null;
  /** Lower case, without `#`: the real service writes `#Menu`. */
  tags: string[];
  containers: WidgetContainer[];
  /** Whether a widget gives the page its h1. */
  hasTopHeading: boolean;
}

/**
 * Where an area stands. `page`: containers keep the page's width, or bleed, and one of them may head the page. `part`: the
 * same inside another page, which has its heading. `column`: they fill the column that they stand in.
 */
export type AreaPlacement = 'page' | 'part' | 'column';

/** What every widget's component is given. */
export interface WidgetProps {
  widget: Widget;
  /** The container around it, whose layout and design its look follows. */
  container: Pick<WidgetContainer, 'layout' | 'design'>;
  place: AreaPlacement;
}
