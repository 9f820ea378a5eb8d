import { formatZip } from '@hemvaror/domain/validation/zip';
import type { PickupPoint } from '../markets/carriers.ts';
import type { View } from '../markets/view.ts';
import { zipNumber } from '../markets/zipCodes.ts';
import type { ShippingOption } from './options.ts';

const MAX_POINTS = 5;

/** The pickup points of a carrier that are nearest to the zip by its number, as options of the carrier. Empty without a zip. */
export function pickupOptions(option: ShippingOption): ShippingOption[] {
  const { view } = option;
  const nearest = nearestPoints(option);
  const requested = requestedPoint(option, nearest);
  const selected = requested ?? nearest[0];
  return nearest.map((point) => ({
    ...option,
    name: point.name,
    days: null,
    externalId: point.id,
    point,
    pickupPoints: [],
    isDefault: point === selected && !requested,
    isSelected: option.isSelected && point === selected,
    label: [pointText(point, view), point.hours?.[view.language.code]].filter((part) => part !== undefined).join(', '),
  }));
}

/**
 * The pickup point of an order: the one that the shopper has chosen, while it is one of the nearest, else the nearest. `pickupPoint` is its
 * text for shoppers, empty without one, and `pickupPointId` what the carrier needs (OP-59, OP-64). Text of a delivery service is kept.
 */
export function orderedPickupPoint(
  option: ShippingOption,
  typed: string | undefined,
): { pickupPoint: string; pickupPointId?: string } {
  const nearest = nearestPoints(option);
  const requested = requestedPoint(option, nearest);
  if (typed && !requested && !isPointId(typed, option.view)) return { pickupPoint: typed };
  const point = requested ?? nearest[0];
  return point ? { pickupPoint: pointText(point, option.view), pickupPointId: point.id } : { pickupPoint: '' };
}

function requestedPoint(
  { requestedPointId }: ShippingOption,
  nearest: readonly PickupPoint[],
): PickupPoint | undefined {
  return nearest.find(({ id }) => id === requestedPointId);
}

function isPointId(text: string, { market }: View): boolean {
  return market.carriers.some(({ pickupPoints }) => pickupPoints.some(({ id }) => id === text));
}

/** Name and address in one line. */
function pointText({ name, street, zip, city }: PickupPoint, { market }: View): string {
  return `${name}, ${street}, ${formatZip(zip, market.country.code)} ${city}`;
}

function nearestPoints({ zip, pickupPoints, view }: ShippingOption): PickupPoint[] {
  const country = view.market.country.code;
  const number = zip === undefined ? undefined : zipNumber(zip, country);
  if (number === undefined || pickupPoints.length === 0) return [];
  const distance = (point: PickupPoint): number => Math.abs((zipNumber(point.zip, country) ?? Infinity) - number);
  return pickupPoints
    .toSorted((left, right) => distance(left) - distance(right) || (left.id < right.id ? -1 : 1))
    .slice(0, MAX_POINTS);
}
