import type { PickupPointType, ShippingOptionType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import type { Complete } from '@hemvaror/testing/builders/Complete';

const POINTS = [
  ['postnord-se-1', 'Kiosken vid Viken', 'Vasabron 3', 'mån–fre 8–20'],
  ['postnord-se-2', 'Handelsboden', 'Norrtullsgatan 9', null],
] as const;

function addressOf(street: string, openingHours: string | null): Complete<PickupPointType> {
  return { street, zip: '111 22', city: 'Stockholm', openingHours };
}

/** A carrier with two pickup points. @param chosenId of the point that the shopper has chosen; null for the nearest */
export function aPickupOption(chosenId: string | null = null): Complete<ShippingOptionType> {
  const carrier = aShippingOption(49, { id: 1, isSelected: true });
  const selectedId = chosenId ?? POINTS[0][0];
  const subOptions = POINTS.map(([externalId, name, street, hours]) => ({
    ...carrier,
    externalId,
    name,
    displayName: `${name}, ${street}, 111 22 Stockholm`,
    isSelected: externalId === selectedId,
    isDefault: externalId === selectedId && chosenId === null,
    pickupPoint: addressOf(street, hours),
  }));
  return { ...carrier, subOptions };
}
