import { compact } from '@hemvaror/domain/compact';
import type { CheckoutInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { PickupPoints_optionFragment } from './PickupPoints.generated.ts';

/** A place where a carrier hands the parcel out. */
export interface PickupPoint {
  /** Identifies it among the points of its carrier. */
  key: string;
  /** Null for an API that names its points only. */
  externalId: string | null;
  name: string;
  /** Street, postal code and town; empty if the API does not say it. */
  address: string;
  /** Opening hours; null if the API does not say them. */
  hours: string | null;
  isSelected: boolean;
  /** Selected by the API, since the shopper has not chosen one. */
  isDefault: boolean;
}

type PickupInput = Pick<CheckoutInputType, 'externalShippingId' | 'pickupPoint'>;

/** The pickup points of a shipping option, the nearest first. Empty for a carrier without pickup points. */
export function pickupPoints({ subOptions }: PickupPoints_optionFragment): PickupPoint[] {
  return compact(subOptions).flatMap(({ externalId, name, displayName, isSelected, isDefault, pickupPoint }) => {
    const label = displayName ?? '';
    const title = name || label;
    if (title === '') return [];
    const textAfterName = label.startsWith(`${title}, `) ? label.slice(title.length + 2) : '';
    return {
      key: externalId ?? title,
      externalId,
      name: title,
      address: pickupPoint ? `${pickupPoint.street}, ${pickupPoint.zip} ${pickupPoint.city}` : textAfterName,
      hours: pickupPoint?.openingHours ?? null,
      isSelected,
      isDefault,
    };
  });
}

/** The point that the shopper chose, if it is still offered; else the one that the API selected; else the nearest. */
export function selectedPoint(points: readonly PickupPoint[], chosenKey: string | null): PickupPoint | null {
  return (
    points.find(({ key }) => key === chosenKey) ??
    points.find(({ isSelected }) => isSelected) ??
    points.find(({ isDefault }) => isDefault) ??
    points[0] ??
    null
  );
}

/** Name and address in one line. */
export function pointText({ name, address }: PickupPoint): string {
  return address === '' ? name : `${name}, ${address}`;
}

/**
 * Input of an update: only a point that the shopper has chosen, now or before, so that the API selects the nearest one for another
 * postal code. The text of an attempt to order does not outlive it.
 */
export function chosenPointInput(
  options: readonly PickupPoints_optionFragment[],
  option: PickupPoints_optionFragment | null,
  chosenKey: string | null,
): PickupInput {
  if (!hasPoints(options)) return {};
  const point = option && selectedPoint(pickupPoints(option), chosenKey);
  const isChosen = point !== null && (point.key === chosenKey || (point.isSelected && !point.isDefault));
  return { pickupPoint: '', ...(isChosen && point.externalId !== null && { externalShippingId: point.externalId }) };
}

/** Input of the order: the shown point. With a carrier without points, an earlier choice is removed. */
export function orderedPointInput(
  options: readonly PickupPoints_optionFragment[],
  point: PickupPoint | null,
): PickupInput {
  if (!hasPoints(options)) return {};
  return { externalShippingId: point?.externalId ?? '', pickupPoint: point ? pointText(point) : '' };
}

/** Whether the option still offers the shown point. A carrier without points has none. */
export function isPointOffered(option: PickupPoints_optionFragment | null, shownKey: string | null): boolean {
  const points = option ? pickupPoints(option) : [];
  return points.length === 0 ? shownKey === null : points.some(({ key }) => key === shownKey);
}

function hasPoints(options: readonly PickupPoints_optionFragment[]): boolean {
  return options.some((option) => pickupPoints(option).length > 0);
}
