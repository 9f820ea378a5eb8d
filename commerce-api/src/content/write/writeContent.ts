import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { ContainerEntry, MenuEntry, PageEntry } from '../../model/catalogEntries.ts';
import { readCarrierLogos } from '../../market-data/readCarrierLogos.ts';
import { assertPlaceholders } from '../../markets/placeholders.ts';
import { cleanConfiguration } from '../cleanPageHtml.ts';

/** Adds menus or replaces those at the same location; others do not change. */
export async function writeMenus(tx: Tx, menus: readonly MenuEntry[]): Promise<void> {
  await upsertAll(
    tx,
    'menu',
    ['location'],
    menus.map(({ location, title, items }) => ({
      location,
      title: JSON.stringify(title),
      items: JSON.stringify(items),
    })),
  );
}

/**
 * Adds pages and widget areas or replaces those with the same key; others do not change. Sanitizes their HTML.
 *
 * @throws Error for an unknown placeholder in a text
 */
export async function writePages(tx: Tx, pages: readonly PageEntry[]): Promise<void> {
  const logos = await readCarrierLogos(tx);
  for (const page of pages) assertPlaceholders(page, `Page ${page.key}`, logos);
  await upsertAll(
    tx,
    'page',
    ['key'],
    pages.map((page) => ({
      key: page.key,
      alias: page.alias && JSON.stringify(page.alias),
      family: page.family,
      area_name: page.areaName,
      filters: JSON.stringify(page.filters ?? []),
      title: JSON.stringify(page.title),
      meta_title: JSON.stringify(page.meta.title),
      meta_description: JSON.stringify(page.meta.description),
      meta_keywords: page.meta.keywords ? JSON.stringify(page.meta.keywords) : null,
      tags: JSON.stringify(page.tags),
      containers: JSON.stringify(page.containers.map(cleanContainer)),
      active_from: page.activeFrom,
      active_to: page.activeTo,
    })),
  );
}

function cleanContainer(container: ContainerEntry): ContainerEntry {
  const widgets = container.widgets.map((widget) => {
    const { sv, en } = widget.configuration;
    return { ...widget, configuration: { sv: cleanConfiguration(sv), en: cleanConfiguration(en) } };
  });
  return { ...container, widgets };
}
