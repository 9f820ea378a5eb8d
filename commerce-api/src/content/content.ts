import type { Db } from '../platform/db/openDatabase.ts';
import { widthsOf, type SizesOfKind } from '../platform/config/imageSizes.ts';
import type { Localized, AreaFilterEntry, ContainerEntry, MenuItemEntry } from '../model/catalogEntries.ts';

export interface Page {
  id: number;
  key: string;
  alias: Localized | null;
  family: string | null;
  areaName: string | null;
  filters: AreaFilterEntry[];
  title: Localized;
  metaTitle: Localized;
  metaDescription: Localized;
  /** Words that shoppers use for the page, separated by commas. */
  metaKeywords: Localized | null;
  tags: string[];
  containers: ContainerEntry[];
  activeFrom: Date | null;
  activeTo: Date | null;
}

export interface Menu {
  location: string;
  title: Localized;
  items: MenuItemEntry[];
}

/** All content: a few dozen pages and menus, small enough to be cached completely. */
export interface ContentSnapshot {
  pages: Page[];
  menus: ReadonlyMap<string, Menu>;
  /** Size in pixels by file name. */
  images: ReadonlyMap<string, { width: number; height: number }>;
  /** Widths in pixels in which images of widgets are served, smallest first. */
  imageWidths: readonly number[];
}

export class Content {
  readonly #db: Db;
  readonly #imageWidths: readonly number[];
  #snapshot: Promise<ContentSnapshot> | undefined;

  constructor(db: Db, sizes: SizesOfKind) {
    this.#db = db;
    this.#imageWidths = widthsOf(sizes);
  }

  changed(): void {
    this.#snapshot = undefined;
  }

  /**
   * @param includesInactive for a preview: also pages before their first or after their last day
   */
  async snapshot({ includesInactive = false } = {}): Promise<ContentSnapshot> {
    const snapshot = await this.#read();
    if (includesInactive) return snapshot;
    const now = new Date();
    return { ...snapshot, pages: snapshot.pages.filter((page) => isActive(page, now)) };
  }

  #read(): Promise<ContentSnapshot> {
    if (!this.#snapshot) {
      const reading = readContent(this.#db, this.#imageWidths);
      this.#snapshot = reading;
      // Do not cache a failed read: the next request tries again.
      reading.catch(() => {
        if (this.#snapshot === reading) this.#snapshot = undefined;
      });
    }
    return this.#snapshot;
  }
}

function isActive({ activeFrom, activeTo }: Page, now: Date): boolean {
  return (activeFrom === null || activeFrom <= now) && (activeTo === null || activeTo > now);
}

async function readContent(db: Db, imageWidths: readonly number[]): Promise<ContentSnapshot> {
  const pages = await db
    .selectFrom('page')
    .select(['id', 'key', 'alias', 'family', 'area_name as areaName', 'filters', 'title', 'tags', 'containers'])
    .select(['active_from as activeFrom', 'active_to as activeTo'])
    .select(['meta_title as metaTitle', 'meta_description as metaDescription', 'meta_keywords as metaKeywords'])
    .orderBy('id')
    .execute();
  const menus = await db.selectFrom('menu').selectAll().execute();
  const images = await db.selectFrom('content_image').selectAll().execute();
  return {
    pages,
    menus: new Map(menus.map((menu) => [menu.location, menu])),
    images: new Map(images.map(({ file_name, width, height }) => [file_name, { width, height }])),
    imageWidths,
  };
}
