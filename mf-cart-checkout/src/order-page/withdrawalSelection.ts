/** Quantities by the id of an order line, at least 1 each. */
export type Selection = ReadonlyMap<number, number>;

/** Name of the field with the quantity of a line. */
export function quantityField(itemId: number): string {
  return `item-${itemId}`;
}

const FIELD = /^item-(\d{1,9})$/;
const QUANTITY = /^\d{1,3}$/;
/** More lines than an order has. */
const MAX_LINES = 200;

/** Parses the quantities of a query or a form. Ignores other and invalid fields, and lines with quantity 0. */
export function parseSelection(fields: URLSearchParams): Selection {
  const selection = new Map<number, number>();
  for (const [name, value] of fields) {
    const itemId = Number(FIELD.exec(name)?.[1]);
    const quantity = QUANTITY.test(value) ? Number(value) : 0;
    if (itemId > 0 && quantity > 0 && selection.size < MAX_LINES) selection.set(itemId, quantity);
  }
  return selection;
}

/** The selected quantities that may still be returned. */
export function returnable(
  selection: Selection,
  lines: readonly { itemId: number; withdrawable: number }[],
): Selection {
  const entries = lines.map(({ itemId, withdrawable }) => {
    return [itemId, Math.min(selection.get(itemId) ?? 0, withdrawable)] as const;
  });
  return new Map(entries.filter(([, quantity]) => quantity > 0));
}
