import type { CheckoutInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { PickupPoint } from '../shipping-step/pickupPoints.ts';

/** Before the key of a point that the API has preselected. */
const NEAREST = 'nearest ';
const MAX_KEY_LENGTH = 200;

/** The pickup point that was posted for the selected carrier. */
export interface PostedPoint {
  key: string;
  /** False for the preselected one: for another postal code, another one is the nearest. */
  isChosen: boolean;
}

/** Name of the radio buttons for the pickup points of a carrier. */
export function pointNameOf(shippingId: number): string {
  return `point-${shippingId}`;
}

/** Value of the radio button of a pickup point. */
export function pointValue({ key, isDefault }: PickupPoint): string {
  return isDefault ? NEAREST + key : key;
}

/** @returns null for a carrier without pickup points */
export function postedPoint(form: URLSearchParams, shippingId: number | null): PostedPoint | null {
  const value = shippingId === null ? null : form.get(pointNameOf(shippingId));
  if (!value || value.length > MAX_KEY_LENGTH) return null;
  return value.startsWith(NEAREST)
    ? { key: value.slice(NEAREST.length), isChosen: false }
    : { key: value, isChosen: true };
}

/** Input of an update. The text of an attempt to order does not outlive it. */
export function postedPointInput(
  point: PostedPoint | null,
): Pick<CheckoutInputType, 'externalShippingId' | 'pickupPoint'> {
  return point ? { externalShippingId: point.isChosen ? point.key : '', pickupPoint: '' } : {};
}
