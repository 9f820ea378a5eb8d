import * as z from 'zod';
import { localized, meta } from '../../catalog/write/shapes.ts';
import type { SeedMenuItem } from '../../seed/seedTypes.ts';

const menuItem: z.ZodType<SeedMenuItem> = z.object({
  label: localized,
  type: z.string(),
  target: z.union([z.number(), z.string(), localized]),
  targetBlank: z.boolean().exactOptional(),
  get children() {
    return z.array(menuItem).exactOptional();
  },
});

export const menusShape = z.array(z.object({ location: z.string(), title: localized, items: z.array(menuItem) }));

const width = z.enum(['full', 'half', 'third', 'quarter']);
const settings = z.record(z.string(), z.unknown());
const widget = z.object({
  name: z.string(),
  size: width,
  configuration: z.object({ sv: settings, en: settings }),
  images: z.array(z.string()),
});

const areaFilter = z.object({
  key: z.enum(['Product', 'DiscountCampaign', 'Brand', 'Category']),
  value: localized,
});

export const pagesShape = z.array(
  z.object({
    key: z.string(),
    alias: localized.nullable(),
    family: z.string().nullable(),
    areaName: z.string().nullable(),
    filters: z.array(areaFilter).exactOptional(),
    title: localized,
    meta,
    tags: z.array(z.string()),
    containers: z.array(
      z.object({
        layout: width,
        design: z.enum(['default', 'narrow', 'full-width', 'contained']),
        responsiveMode: z.enum(['stack', 'collapse']),
        widgets: z.array(widget),
      }),
    ),
  }),
);
