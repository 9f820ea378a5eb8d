import type { View } from '../markets/view.ts';
import type { ContainerEntry, WidgetEntry } from '../model/catalogEntries.ts';
import type { GeinsMerchantApiQueryWidgetAreaArgs } from '../model/contract.generated.ts';
import { isFor, type Audience } from './audience.ts';
import { bestArea } from './bestArea.ts';
import type { ContentSnapshot, Page } from './content.ts';
import type { FillText } from './textFiller.ts';

/** The texts of the request: language, and values of placeholders. */
export interface TextView {
  view: View;
  fill: FillText;
}

interface PageSelector {
  alias?: string | null | undefined;
  family?: string | null | undefined;
  areaName?: string | null | undefined;
  filters?: GeinsMerchantApiQueryWidgetAreaArgs['filters'] | undefined;
}

/** Finds a page by its alias in either language, or the area with this family and name that matches the filters best. */
export function findPage({ pages }: ContentSnapshot, by: PageSelector, { language }: View): Page | undefined {
  const { alias, family, areaName, filters } = by;
  if (alias) {
    return (
      pages.find((page) => page.alias?.[language.code] === alias) ??
      pages.find((page) => page.alias?.sv === alias || page.alias?.en === alias)
    );
  }
  const areas = pages.filter((page) => page.family !== null && page.family === family && page.areaName === areaName);
  return bestArea(areas, filters);
}

export function metaOf(page: Page, { view, fill }: TextView) {
  const { code } = view.language;
  return {
    title: page.metaTitle[code],
    description: fill(page.metaDescription[code]),
    keywords: page.metaKeywords?.[code] ?? '',
  };
}

/** @param audience selects the containers */
export function widgetArea(page: Page, content: ContentSnapshot, texts: TextView, audience: Audience) {
  const title = page.title[texts.view.language.code];
  return {
    id: page.id,
    name: title,
    title,
    familyName: page.family,
    tags: page.tags,
    meta: metaOf(page, texts),
    pageArea: { id: page.id, name: page.areaName, index: 0 },
    containers: page.containers.flatMap((container, index) =>
      isFor(container, audience) ? [containerOf(container, index, page, content, texts)] : [],
    ),
  };
}

function containerOf(container: ContainerEntry, index: number, page: Page, content: ContentSnapshot, texts: TextView) {
  const { layout, design, responsiveMode, widgets } = container;
  const id = page.id * 1000 + index;
  return {
    id,
    name: `${page.key}-${index}`,
    sortOrder: index,
    classNames: [],
    layout,
    responsiveMode,
    design,
    widgets: widgets.map((widget, position) => widgetOf(widget, position, id, content, texts)),
  };
}

/** The storefront renders by `name`, clients of the public SDK by `type`. */
function widgetOf(
  widget: WidgetEntry,
  index: number,
  containerId: number,
  content: ContentSnapshot,
  { view, fill }: TextView,
) {
  const settings = { active: true, displayName: widget.name, ...widget.configuration[view.language.code] };
  return {
    id: `${containerId}-${index}`,
    name: widget.name,
    sortOrder: index,
    type: `${widget.name}PageWidget`,
    size: widget.size,
    classNames: [],
    images: widget.images.map((fileName) => imageOf(fileName, content)),
    configuration: JSON.stringify(settings, (_key, value: unknown) =>
      typeof value === 'string' ? fill(value) : value,
    ),
  };
}

/** An image with the configured sizes up to its own width, smallest first. */
function imageOf(fileName: string, { images, imageWidths }: ContentSnapshot) {
  const size = images.get(fileName);
  if (!size) return { fileName, largestSize: null, sizes: [] };
  const { width, height } = size;
  const ratio = Math.round((100 * width) / height) / 100;
  return {
    fileName,
    largestSize: { imageWidth: width, imageHeight: height, imageRatio: ratio },
    sizes: imageWidths
      .filter((imageWidth) => imageWidth <= width)
      .map((imageWidth) => ({
        imageWidth,
        imageHeight: Math.round((imageWidth * height) / width),
        imageRatio: ratio,
      })),
  };
}
