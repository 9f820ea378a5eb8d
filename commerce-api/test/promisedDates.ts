import * as z from 'zod';
import { formatDeliveryDates } from '@hemvaror/domain/delivery/formatDeliveryDates';
import type { Api } from './api.ts';

const QUERY = `query ($id: Guid!) {
  getOrderPublic(publicOrderId: $id) { cart { summary { shipping { deliveryDates { supply from to } } } } }
}`;
const dates = z.object({ supply: z.string(), from: z.string(), to: z.string() });
const response = z.object({
  getOrderPublic: z.object({
    cart: z.object({ summary: z.object({ shipping: z.object({ deliveryDates: z.array(dates) }) }) }),
  }),
});

/** The delivery dates on the page of an order as text, by supply. */
export async function promisedDates(
  api: Api,
  order: { publicId: string } | undefined,
  languageId = 'sv-SE',
): Promise<Record<string, string | null>> {
  const { data } = await api.runOperation(QUERY, { id: order?.publicId });
  const { deliveryDates } = response.parse(data).getOrderPublic.cart.summary.shipping;
  return Object.fromEntries(
    deliveryDates.map(({ supply, ...days }) => [supply, formatDeliveryDates(days, languageId)]),
  );
}
