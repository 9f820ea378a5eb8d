import type { PickupPoint } from '../markets/carriers.ts';
import { zipNumber } from '../markets/zipCodes.ts';
import type { ShippingOption } from './options.ts';

const MAX_POINTS = 5;

/** The pickup points of a carrier that are nearest to the zip by its number, as options of the carrier. Empty without a zip. */
export function pickupOptions(option: ShippingOption): ShippingOption[] {
  const { language } = option.view;
  const chosen = chosenPoint(option);
  return nearestPoints(option).map((point) => ({
    ...option,
    name: point.name,
    days: null,
    externalId: point.id,
    point,
    pickupPoints: [],
    isDefault: option.isDefault && point === chosen,
    isSelected: option.isSelected && point === chosen,
    label: [point.name, point.street, `${point.zip} ${point.city}`, point.hours?.[language.code]]
      .filter((part) => part !== undefined)
      .join(', '),
  }));
}

/** The pickup point that the shopper has chosen, else the nearest one. Null for a carrier without pickup points. */
function chosenPoint(option: ShippingOption): PickupPoint | null {
  return requestedPoint(option) ?? nearestPoints(option)[0] ?? null;
}

/**
 * The pickup point of an order as one line of text, with the id that the carrier needs; empty without one. Text of a delivery
 * service that is not one of our pickup points is kept.
 */
export function orderedPickupPoint(option: ShippingOption, typed: string | undefined): string {
  if (typed && !requestedPoint(option)) return typed;
  const point = chosenPoint(option);
  return point ? `${point.name}, ${point.street}, ${point.zip} ${point.city} (${point.id})` : '';
}

function requestedPoint({ pickupPoints, requestedPointId }: ShippingOption): PickupPoint | undefined {
  return pickupPoints.find(({ id }) => id === requestedPointId);
}

function nearestPoints(option: ShippingOption): PickupPoint[] {
  const { zip, pickupPoints, view } = option;
  const country = view.market.country.code;
  const number = zip === undefined ? undefined : zipNumber(zip, country);
  if (number === undefined || pickupPoints.length === 0) return [];
  const distance = (point: PickupPoint): number => Math.abs((zipNumber(point.zip, country) ?? Infinity) - number);
  const nearest = pickupPoints
    .toSorted((left, right) => distance(left) - distance(right) || (left.id < right.id ? -1 : 1))
    .slice(0, MAX_POINTS);
  const requested = requestedPoint(option);
  return requested && !nearest.includes(requested) ? [...nearest.slice(0, -1), requested] : nearest;
}
