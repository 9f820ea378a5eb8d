import { compact } from '@hemvaror/domain/compact';
import { deliveryDates } from '@hemvaror/domain/delivery/deliveryDates';
import { deliveryDaysIn } from '@hemvaror/domain/delivery/deliveryDaysIn';
import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { lineDetails } from '../cart-lines/lineDetails.ts';
import type { DatedOption } from './deliveryTexts.ts';

interface TextOption extends DatedOption {
  displayName: string | null;
}

interface Purchase {
  lines: readonly (CartLine | null)[] | null | undefined;
  /** ISO 3166 code of the country of delivery; null if it is unknown. */
  country: string | null | undefined;
  /** The time of the response: server and browser then render the same. */
  now: Date;
}

/**
 * The shipping options of an API that has no delivery dates, with the dates that the working days in their texts give. They stay as
 * they are if their texts name no working days, or if not all goods are in stock, since their time is unknown.
 */
export function datedOptions<Option extends TextOption>(
  options: readonly (Option | null)[] | null,
  { lines, country, now }: Purchase,
): Option[] {
  const isInStock = compact(lines).every((line) => line.quantity <= (lineDetails(line).stock?.inStock ?? 0));
  return compact(options).map((option) => {
    const days = deliveryDaysIn(option.displayName ?? '');
    if (option.deliveryDates !== undefined || days === null || !isInStock) return option;
    const dates = deliveryDates({ orderedAt: now, days, country: country ?? '' });
    return { ...option, deliveryDates: [{ supply: 'STOCK', ...dates }] };
  });
}
