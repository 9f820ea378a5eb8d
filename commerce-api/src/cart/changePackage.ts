import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CatalogTree } from '../catalog/catalogTree.ts';
import type { PackageGroup, PackageOption, ProductPackage } from '../catalog/packages.ts';
import type { CartGroupInputType, ProductPackageSelectionType } from '../model/contract.generated.ts';
import { Refusal } from '../model/refusal.ts';
import type { LimitConfig } from '../platform/config/limitConfig.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { CartLine } from './cartLine.ts';
import { assertLineLimit, assertQuantity, assertStock, quantitiesBySku } from './cartLines.ts';
import type { CartToChange, StoredCart } from './storedCart.ts';
import { touchCart } from './touchCart.ts';

interface PackageToAdd {
  packageId: number;
  selections: readonly ProductPackageSelectionType[];
}

/**
 * Adds a package: a line per selection, with a key in common. Each call adds another group.
 *
 * @throws Refusal PACKAGE_NOT_FOUND, BAD_INPUT for selections that do not make a package, SKU_NOT_FOUND, INSUFFICIENT_STOCK,
 *   CART_FULL
 */
export async function addPackage(
  tx: Tx,
  cart: CartToChange,
  { packageId, selections }: PackageToAdd,
  { tree, limits }: { tree: CatalogTree; limits: Pick<LimitConfig, 'cartLines'> },
): Promise<StoredCart> {
  const found = tree.packages.get(packageId);
  if (!found) throw new Refusal('PACKAGE_NOT_FOUND', `There is no package ${packageId}.`);
  const selected = selectedOptions(found, selections);
  const { lines, stock } = cart;
  assertLineLimit(lines.length + selected.length, limits);
  const added = selected.map(({ skuId, option }) => ({ skuId, quantity: option.quantity }));
  const skuIds = new Set(added.map(({ skuId }) => skuId));
  const wanted = quantitiesBySku([...lines.filter(({ skuId }) => skuIds.has(skuId)), ...added]);
  assertStock(stock, wanted);
  const products = new Map(stock.map(({ skuId, productId }) => [skuId, productId]));
  const foreign = selected.find(({ skuId, option }) => products.get(skuId) !== option.productId);
  if (foreign) {
    throw new Refusal('SKU_NOT_FOUND', `Option ${foreign.option.id} has no sku ${foreign.skuId}.`);
  }
  const groupKey = randomUUID();
  const place = { groupKey, packageId };
  const ids = await touchCart(tx, cart.id)
    .insertInto('cart_line')
    .values(
      selected.map(({ skuId, group, option }) => ({
        cart_id: cart.id,
        sku_id: skuId,
        quantity: option.quantity,
        message: '',
        group_key: groupKey,
        package_id: packageId,
        package_group_id: group.id,
        package_option_id: option.id,
        package_quantity: option.quantity,
      })),
    )
    .returning('id')
    .execute();
  const inserted = selected.map(({ skuId, group, option }, index): CartLine => ({
    id: ids[index]?.id ?? 0,
    skuId,
    productId: option.productId,
    quantity: option.quantity,
    message: '',
    place: { ...place, groupId: group.id, optionId: option.id },
    packageQuantity: option.quantity,
  }));
  return { ...cart, lines: [...lines, ...inserted] };
}

/**
 * Sets how many of a package are in the cart; 0 removes its lines.
 *
 * @throws Refusal BAD_INPUT for an unknown group, BAD_QUANTITY, INSUFFICIENT_STOCK
 */
export async function setGroup(
  tx: Tx,
  cart: CartToChange,
  { groupKey, quantity }: CartGroupInputType,
): Promise<StoredCart> {
  assertQuantity(quantity, 0);
  const { lines } = cart;
  const group = lines.filter(({ place }) => place !== null && place.groupKey === groupKey?.toLowerCase());
  if (group.length === 0) {
    if (quantity === 0) return cart;
    throw new Refusal('BAD_INPUT', `The cart has no group ${groupKey}.`);
  }
  const ids = group.map(({ id }) => id);
  if (quantity === 0) {
    await touchCart(tx, cart.id).deleteFrom('cart_line').where('id', 'in', ids).execute();
    return { ...cart, lines: lines.filter((line) => !group.includes(line)) };
  }
  const changed = group.map((line) => ({ ...line, quantity: (line.packageQuantity ?? 1) * quantity }));
  for (const line of changed) assertQuantity(line.quantity, 1);
  // Check the stock only for an increase, as for a single line.
  if (changed.some((line, index) => line.quantity > (group[index]?.quantity ?? 0))) {
    const skuIds = new Set(group.map(({ skuId }) => skuId));
    const others = lines.filter((line) => !group.includes(line) && skuIds.has(line.skuId));
    assertStock(cart.stock, quantitiesBySku([...others, ...changed]));
  }
  await touchCart(tx, cart.id)
    .updateTable('cart_line')
    .set({ quantity: sql<number>`package_quantity * ${quantity}` })
    .where('id', 'in', ids)
    .execute();
  return { ...cart, lines: lines.map((line) => changed.find(({ id }) => id === line.id) ?? line) };
}

interface SelectedOption {
  group: PackageGroup;
  option: PackageOption;
  skuId: number;
}

/** The selections in the order of the groups. @throws Refusal BAD_INPUT */
function selectedOptions(
  { groups }: ProductPackage,
  selections: readonly ProductPackageSelectionType[],
): SelectedOption[] {
  const unknown = selections.find(({ groupId }) => !groups.some(({ id }) => id === groupId));
  if (unknown) throw new Refusal('BAD_INPUT', `The package has no group ${unknown.groupId}.`);
  return groups.flatMap((group) => {
    const [selection, second] = selections.filter(({ groupId }) => groupId === group.id);
    if (second) throw new Refusal('BAD_INPUT', `Group ${group.id} has more than one selection.`);
    if (!selection && group.required) throw new Refusal('BAD_INPUT', `Group ${group.id} needs a selection.`);
    if (!selection) return [];
    const option = group.options.find(({ id }) => id === selection.optionId);
    if (!option) throw new Refusal('BAD_INPUT', `Group ${group.id} has no option ${selection.optionId}.`);
    return [{ group, option, skuId: selection.skuId }];
  });
}
