import { formatZip } from '@hemvaror/domain/validation/zip';
import { pickupOptions } from '../cart/pickupOptions.ts';
import type { ShippingOption } from '../cart/options.ts';
import type { PickupPoint } from '../markets/carriers.ts';
import type { View } from '../markets/view.ts';

/** The offered options as JSON for a delivery widget; null while no option is offered. */
export function shippingData(options: readonly ShippingOption[], { market, currency, language }: View): string | null {
  const [first] = options;
  if (!first) return null;
  return JSON.stringify({
    country: market.country.code,
    zip: first.zip ?? '',
    currency: currency.code,
    language: language.code,
    options: options.map((option) => ({
      id: option.id,
      name: option.name,
      fee: option.fee.incVat / 100,
      deliveryDays: option.days && { from: option.days[0], to: option.days[1] },
      selected: option.isSelected,
      agents: pickupOptions(option).flatMap(({ point, isSelected }) =>
        point ? { ...agentOf(point, option.view), selected: isSelected } : [],
      ),
    })),
  });
}

/** Address and hours of a pickup point, in the language of the view. */
export function pickupPoint({ point, view }: ShippingOption) {
  if (!point) return null;
  const { street, zip, city, hours } = point;
  const { market, language } = view;
  return { street, zip: formatZip(zip, market.country.code), city, openingHours: hours?.[language.code] ?? null };
}

/** A pickup point as JSON. */
export function pointData({ point, view }: ShippingOption): string | null {
  return point && JSON.stringify(agentOf(point, view));
}

function agentOf({ id, name, street, zip, city, hours, latitude, longitude }: PickupPoint, { language }: View) {
  return { id, name, street, zip, city, openingHours: hours?.[language.code] ?? null, latitude, longitude };
}
