import * as z from 'zod';
import { localized, meta, time } from './shapes.ts';

export const menuItem = z.object({
  label: localized,
  /** `custom`, `page`, `category`, `brand`, `discountCampaign`. */
  type: z.string(),
  /** The entity's key: category id, brand id, campaign id or page key; for `custom`: a path per language. */
  target: z.union([z.number(), z.string(), localized]),
  targetBlank: z.boolean().exactOptional(),
  /** File in `images/pagewidget/`: the item becomes an image with its label as caption. */
  image: z.string().exactOptional(),
  get children() {
    return z.array(menuItem).exactOptional();
  },
});

export const menusShape = z.array(z.object({ location: z.string(), title: localized, items: z.array(menuItem) }));

const width = z.enum(['full', 'half', 'third', 'quarter']);
const settings = z.record(z.string(), z.unknown());
const widget = z.object({
  /** Short name: `Image`, `Text`, `Rich text`, `Buttons`, `Product list`, `Banner`, `Video`, `HTML`, `JSON`. */
  name: z.string(),
  size: width,
  /** Becomes the JSON string of `configuration`; one object per language. */
  configuration: z.object({ sv: settings, en: settings }),
  /** Files in `images/pagewidget/`. */
  images: z.array(z.string()),
});

/** The subject of a widget area. A brand has one alias in all languages. */
const areaFilter = z.object({
  key: z.enum(['Product', 'DiscountCampaign', 'Brand', 'Category']),
  /** Alias. */
  value: localized,
});

/** Content pages (`alias`) and widget areas (`family` and `areaName`). */
export const pagesShape = z.array(
  z.object({
    key: z.string(),
    alias: localized.nullable(),
    family: z.string().nullable(),
    areaName: z.string().nullable(),
    /** For areas: one of the values of each key has to match; an area without filters matches every page. */
    filters: z.array(areaFilter).exactOptional(),
    title: localized,
    /** `keywords`: words that shoppers use for the page, separated by commas. */
    meta: meta.extend({ keywords: localized.exactOptional() }),
    tags: z.array(z.string()),
    /** The page or area is answered from the first time until the second. */
    activeFrom: time,
    activeTo: time,
    containers: z.array(
      z.object({
        layout: width,
        design: z.enum(['default', 'narrow', 'full-width', 'contained']),
        responsiveMode: z.enum(['stack', 'collapse']),
        /** Absent for both. */
        displaySetting: z.enum(['desktop', 'mobile']).exactOptional(),
        /** Absent for both. */
        customerType: z.enum(['PERSON', 'ORGANIZATION']).exactOptional(),
        widgets: z.array(widget),
      }),
    ),
  }),
);
