import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { MAX_FIELD_LENGTH } from '@hemvaror/domain/validation/maxFieldLength';
import * as z from 'zod';
import type { Api } from '../../test/api.ts';
import { checkoutKit, CONFIRMATION, PLACE, TYPED } from '../../test/checkoutKit.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { shopWith } from '../../test/shopWith.ts';

let api: Api;
beforeAll(async () => {
  const env = {
    LIMIT_ORDERS_PER_EMAIL: '1000/hour',
    LIMIT_ORDERS_PER_NETWORK: '1000/hour',
    LIMIT_CARTS_PER_NETWORK: '1000/hour',
  };
  const body = "await db.updateTable('sku').set({ in_stock: 10_000 }).where('id', '=', 101).execute();";
  ({ api } = await shopWith({}, { body, imports: {}, env }));
});
afterAll(() => api.stop());
const kit = checkoutKit(() => api);

const KINDS = {
  empty: '',
  blanks: ' \t\n ',
  huge: 'å'.repeat(10_000),
  'a script': '"><img src=x onerror=alert(1)><script>alert(2)</script>',
  'right to left': '\u202Eرحلة 12\u202C',
  emoji: '👩‍🦽🏠🇸🇪',
  'half an emoji': 'Hus \uD83D',
  'another format': '{{7*7}} %s \'; drop table "order"; --',
  'control characters': 'a\u0000b\u0007c\u001Bd\r\ne',
};
const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'careOf',
  'addressLine1',
  'zip',
  'city',
  'state',
  'entryCode',
  'phone',
] as const;
type AddressField = (typeof ADDRESS_FIELDS)[number];
const REQUIRED: readonly string[] = ['firstName', 'lastName', 'addressLine1', 'zip', 'city', 'email'];

const CASES = [...ADDRESS_FIELDS, 'email', 'identityNumber', 'message'].flatMap((field) =>
  Object.entries(KINDS).map(([kind, value]) => ({ field, kind, value })),
);

const orderShape = z.object({
  checkout: z.object({
    order: z.object({
      email: z.string(),
      message: z.string().nullable(),
      billingAddress: z.record(z.string(), z.string().nullable()),
    }),
  }),
});

/** PostgreSQL stores neither NUL nor half an emoji: a mark takes their place, so that the text around them stays. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD').slice(0, 2_000);
}

function inputWith(field: string, value: string): object {
  const isAddress = ADDRESS_FIELDS.some((name: AddressField) => name === field);
  return isAddress
    ? { ...TYPED, billingAddress: { ...BILLING_ADDRESS, [field]: value } }
    : { ...TYPED, [field]: value };
}

test.each(CASES)(
  '$field with $kind is refused with a code, or ordered once and stored without invisible characters [CHECKOUT-13]',
  async ({ field, value }) => {
    const cartId = await kit.cartWithItem();
    const place = () => api.runOperation(PLACE, { cartId, checkout: inputWith(field, value) });

    const first = await place();
    const second = await place();

    expect(first.code).not.toBe('INTERNAL_SERVER_ERROR');
    if (first.code !== undefined) {
      // The same refusal, whose cart is still there.
      expect(second.code).toBe(first.code);
      expect(first.message).toMatch(/^[A-Z].*\.$/);
      const { data } = await api.runOperation(
        'query ($id: String) { getCart(id: $id) { isCompleted items { quantity } } }',
        { id: cartId },
      );
      expect(data['getCart']).toEqual({ isCompleted: false, items: [{ quantity: 1 }] });
      return;
    }
    expect(REQUIRED.includes(field) && value.trim() === '').toBe(false);
    expect(second.data).toEqual(first.data);
    const { orderId } = z.object({ placeOrder: z.object({ orderId: z.string() }) }).parse(first.data).placeOrder;
    const { data } = await api.runOperation(
      CONFIRMATION.replace('billingAddress { addressLine1 }', `message billingAddress { ${ADDRESS_FIELDS.join(' ')} }`),
      { id: orderId, cartId },
    );
    const { order } = orderShape.parse(data).checkout;
    const stored = field === 'email' ? order.email : field === 'message' ? order.message : order.billingAddress[field];
    // Not part of a confirmation.
    if (field === 'identityNumber') return;
    expect(stored ?? '').toBe(
      field === 'message' ? storable(value) : cleanText(storable(value)).slice(0, MAX_FIELD_LENGTH),
    );
  },
);
