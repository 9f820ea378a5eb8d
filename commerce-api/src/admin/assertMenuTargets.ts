import type { Tx } from '../platform/db/openDatabase.ts';
import type { MenuEntry, MenuItemEntry } from '../model/catalogEntries.ts';
import { assertKnown } from './assertKnown.ts';

/** @throws Error listing menu targets that do not exist; the shop would silently omit their links */
export async function assertMenuTargets(tx: Tx, menus: readonly MenuEntry[]): Promise<void> {
  const items = menus.flatMap((menu) => allItems(menu.items));
  const targets = (type: string) => items.flatMap((item) => (item.type === type ? [item.target] : []));
  for (const kind of ['category', 'brand', 'product'] as const) {
    await assertKnown(tx, kind, targets(kind).filter(isNumber), 'A menu');
  }
  await assertKnown(tx, 'campaign', targets('discountCampaign').filter(isNumber), 'A menu');
  const known = new Set((await tx.selectFrom('page').select('key').execute()).map(({ key }) => key));
  const unknown = targets('page').filter((target) => typeof target !== 'string' || !known.has(target));
  if (unknown.length > 0) throw new Error(`A menu refers to an unknown page: ${unknown.map(String).join(', ')}.`);
}

function allItems(items: readonly MenuItemEntry[]): MenuItemEntry[] {
  return items.flatMap((item) => [item, ...allItems(item.children ?? [])]);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
