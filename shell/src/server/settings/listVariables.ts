import * as z from 'zod';
import { list, parsedBy, widths } from './valueTypes.ts';

const LISTS = 'Lists and widget areas';
const IMAGES = 'Images';

/** The switches of a list's filters; `categoryTree` shows categories as a tree instead of a flat list. */
const FILTERS = ['category', 'categoryTree', 'brand', 'size', 'price', 'discount'] as const;

const areaName = z.string().trim().min(1).max(200);
const count = z.coerce.number().int();

/** Environment variables for lists, the names of widget areas and the image widths that pages request. */
export const listVariables = {
  /** CATALOG-24, CONST-05 */
  DEFAULT_PRODUCT_SORT: z.enum(['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC', 'RELEVANCE']).default('LATEST').meta({
    group: LISTS,
    help: 'sort order of lists until the shopper selects one: LATEST, MOST_SOLD, PRICE, PRICE_DESC or RELEVANCE; search results start with RELEVANCE',
    public: 'defaultProductSort',
  }),
  PRODUCT_PAGE_SIZE: count
    .min(1)
    .max(100)
    .default(20)
    .meta({ group: LISTS, help: 'products per page of a list', public: 'productPageSize' }),
  /** CATALOG-12 … CATALOG-14 */
  LIST_FILTERS: list.transform(parsedBy(filterSwitches)).prefault(FILTERS.join(',')).meta({
    group: LISTS,
    help: 'filters of lists, comma-separated, or none; without `categoryTree` the categories are a flat list',
    public: 'listFilters',
  }),
  /** CONST-05 */
  SITE_TOP_THRESHOLD_PX: count.min(0).max(1_000).default(10).meta({
    group: LISTS,
    help: 'scroll distance in px up to which a page counts as "at the top", for header and search',
    public: 'siteTopThresholdPx',
  }),
  /** FRONT-02 */
  FRONT_PAGE_AREA: areaName.default('The front page area').meta({
    group: LISTS,
    help: 'widget area of the front page, in the family Frontpage',
    public: 'frontPageArea',
  }),
  /** WIDGET-13 */
  LIST_AREA_FAMILY: areaName
    .default('Productlist')
    .meta({ group: LISTS, help: 'family of the widget areas of lists', public: 'listAreas.family' }),
  LIST_AREA_TOP: areaName.default('The top part of the product list').meta({
    group: LISTS,
    help: 'widget area above a list, such as `Above List` in newer installations',
    public: 'listAreas.top',
  }),
  LIST_AREA_BOTTOM: areaName
    .default('The bottom part of the product list')
    .meta({ group: LISTS, help: 'widget area below a list', public: 'listAreas.bottom' }),
  PRODUCT_AREA_FAMILY: areaName
    .default('Product')
    .meta({ group: LISTS, help: 'family of the widget area of product pages', public: 'productArea.family' }),
  PRODUCT_AREA_NAME: areaName
    .default('Product detail page')
    .meta({ group: LISTS, help: 'widget area of product pages', public: 'productArea.name' }),
  /** CONST-08 */
  PRODUCT_IMAGE_WIDTHS: widths.prefault('40,60,80,100,200,300,400,600,800,1200,1600').meta({
    group: IMAGES,
    help: 'widths in px of the product images that pages request, comma-separated; the image server must have each with a height of 5/4: `400f500`. Those below 100 are for the search',
    public: 'productImageWidths',
  }),
  WIDGET_IMAGE_WIDTHS: widths.prefault('400,600,800,1000,1500,2000').meta({
    group: IMAGES,
    help: 'the same for widget images: `1000w`',
    public: 'widgetImageWidths',
  }),
  CATEGORY_IMAGE_WIDTHS: widths
    .prefault('1000')
    .meta({ group: IMAGES, help: 'the same for category images', public: 'categoryImageWidths' }),
  BRAND_IMAGE_WIDTHS: widths
    .prefault('100,200,300,1000')
    .meta({ group: IMAGES, help: 'the same for brand images', public: 'brandImageWidths' }),
};

/** @throws Error for an unknown filter */
function filterSwitches(names: readonly string[]): Record<(typeof FILTERS)[number], boolean> {
  const unknown = names.find((name) => name !== 'none' && !FILTERS.some((filter) => filter === name));
  if (unknown !== undefined) throw new Error(`${unknown} is not a filter. Expected ${FILTERS.join(', ')} or none.`);
  return {
    category: names.includes('category'),
    categoryTree: names.includes('categoryTree'),
    brand: names.includes('brand'),
    size: names.includes('size'),
    price: names.includes('price'),
    discount: names.includes('discount'),
  };
}
