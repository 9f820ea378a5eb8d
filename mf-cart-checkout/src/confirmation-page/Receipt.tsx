import { compact } from '@hemvaror/domain/compact';
import { countryName } from '@hemvaror/domain/market/countryName';
import { pickupPointLines } from '@hemvaror/domain/order/pickupPointLines';
import { formatZip } from '@hemvaror/domain/validation/zip';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { BoughtLine } from '../receipt-parts/BoughtLine.tsx';
import { ReceiptCard, ReceiptLines } from '../receipt-parts/ReceiptCard.tsx';
import { ReceiptColumns } from '../receipt-parts/ReceiptColumns.tsx';
import { deliveryTexts } from '../delivery/deliveryTexts.ts';
import { splitShippingText } from '../shipping/splitShippingText.ts';
import { CartTotals } from '../totals/CartTotals.tsx';
import type { Receipt_addressFragment, Receipt_cartFragment, Receipt_orderFragment } from './Receipt.generated.ts';

const INVOICE_LOGO = 'invoice';

interface ReceiptProps {
  cart: Receipt_cartFragment;
  order: Receipt_orderFragment | null;
  /** True if an item of the order is made to order, which takes longer than the carrier. */
  isBackordered: boolean;
  /** The carrier's time of the other items; null if it is unknown, or without such items. */
  stockTime: string | null;
}

/** Read-only lines and totals of the order, its delivery and payment. */
export function Receipt({ cart, order, isBackordered, stockTime }: ReceiptProps) {
  const { t } = useTranslation('cart-checkout');
  const { languageId } = useShop();
  const { shipping, payment } = cart.summary ?? {};
  const { method } = splitShippingText(shipping?.displayName ?? '');
  const dates = deliveryTexts(shipping, t, languageId);
  // An order from before its dates were stored, or of an API that has none.
  const times = isBackordered
    ? [stockTime && t('confirmation.inStock', { time: stockTime }), t('confirmation.madeToOrder')]
    : [stockTime];
  const columns = [
    {
      title: t('confirmation.deliveredTo'),
      lines: deliveryLines(order, languageId),
    },
    {
      title: t('confirmation.delivery'),
      lines: [method, ...(dates.length > 0 ? dates : times)],
    },
    {
      title: t('confirmation.payment'),
      lines: [payment?.displayName, payment?.logo === INVOICE_LOGO && t('confirmation.invoiceDue')],
    },
  ];

  return (
    <ReceiptCard>
      <ReceiptLines>
        {compact(cart.items).map((line) => (
          <BoughtLine key={line.id} line={line} />
        ))}
      </ReceiptLines>
      <CartTotals cart={cart} isShippingSelected />
      <ReceiptColumns columns={columns} />
    </ReceiptCard>
  );
}

/** The pickup point of the order, else its address. */
function deliveryLines(order: Receipt_orderFragment | null, languageId: string): string[] {
  const address = order?.shippingAddress ?? order?.billingAddress ?? null;
  return order?.pickupPoint
    ? pickupPointLines(order.pickupPoint, address?.country ?? '', languageId)
    : addressLines(address, languageId);
}

function addressLines(address: Receipt_addressFragment | null, languageId: string): string[] {
  if (!address) return [];
  const { firstName, lastName, company, careOf, addressLine1, zip, city, country } = address;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf}`,
    addressLine1,
    `${formatZip(zip, country)} ${city}`,
  ];
  return [...lines.map((line) => line.trim()), countryName(country, languageId)];
}
