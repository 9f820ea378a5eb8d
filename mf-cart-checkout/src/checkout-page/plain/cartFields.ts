/** Name and element id of the field for a promo code. */
export const PROMO_CODE_NAME = 'promoCode';
export const MAX_CODE_LENGTH = 100;

/** As in the API: a larger quantity is more than any stock. */
export const MAX_QUANTITY = 9_999;
const MAX_ENTERED_LENGTH = 10;

const REMOVE_LINE = 'remove-line ';
const LINE_ID = /^[\w-]{1,64}$/;
const QUANTITY_NAME = /^quantity-([\w-]{1,64})-(\d{1,4})$/;

/** The quantity that was posted for a line. */
export interface PostedQuantity {
  lineId: string;
  /** The quantity that the form has shown. */
  shown: number;
  /** The text of the field. */
  entered: string;
}

/** Element id of the quantity of a line, and its name in the result of a post. */
export function quantityIdOf(lineId: string): string {
  return `quantity-${lineId}`;
}

/** The line of such an id; null for the id of another field. */
export function lineIdOf(quantityId: string): string | null {
  const lineId = quantityId.startsWith('quantity-') ? quantityId.slice('quantity-'.length) : '';
  return LINE_ID.test(lineId) ? lineId : null;
}

/** Name of the field. It contains the shown quantity, as another field for it would not fit into the 8 KiB of a post with many lines. */
export function quantityNameOf({ id, quantity }: { id: string; quantity: number }): string {
  return `${quantityIdOf(id)}-${quantity}`;
}

export function postedQuantities(form: URLSearchParams): PostedQuantity[] {
  return [...form].flatMap(([name, value]) => {
    const [, lineId, shown] = QUANTITY_NAME.exec(name) ?? [];
    if (lineId === undefined) return [];
    return [{ lineId, shown: Number(shown), entered: value.trim().slice(0, MAX_ENTERED_LENGTH) }];
  });
}

/** Value of the button that removes a line. */
export function removeLineIntent(lineId: string): string {
  return REMOVE_LINE + lineId;
}

/** The line of such a value; null for another intent. */
export function removedLineOf(intent: string | null): string | null {
  const lineId = intent?.startsWith(REMOVE_LINE) ? intent.slice(REMOVE_LINE.length) : '';
  return LINE_ID.test(lineId) ? lineId : null;
}
