import { compact } from '@hemvaror/domain/compact';
import { isInvoiceReduction } from '@hemvaror/domain/order/isInvoiceReduction';
import { countryName } from '@hemvaror/domain/market/countryName';
import { pickupPointLines } from '@hemvaror/domain/order/pickupPointLines';
import { formatMoney } from '@hemvaror/domain/price/formatMoney';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { formatDate, formatNumber } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Text } from '@hemvaror/ui/text/Text';
import { BoughtLine } from '../receipt-parts/BoughtLine.tsx';
import { ReceiptCard, ReceiptLines } from '../receipt-parts/ReceiptCard.tsx';
import { ReceiptColumns } from '../receipt-parts/ReceiptColumns.tsx';
import { deliveryTexts } from '../delivery/deliveryTexts.ts';
import { splitShippingText } from '../shipping/splitShippingText.ts';
import { CartTotals } from '../totals/CartTotals.tsx';
import { ItemNotes } from './ItemNotes.tsx';
import type { OrderPage_orderFragment } from './OrderPage.generated.ts';
import type { OrderPageData } from './OrderPage.loader.ts';
import classes from './OrderReceipt.module.css';

interface OrderReceiptProps {
  order: OrderPage_orderFragment;
  seller: OrderPageData['seller'];
}

/** The lines and sums of an order, which also print as its receipt. */
export function OrderReceipt({ order, seller }: OrderReceiptProps) {
  const { t } = useTranslation('cart-checkout');
  const { languageId } = useShop();
  const { cart } = order;
  if (!cart) return null;
  const payments = compact(order.paymentDetails);
  const isReduction = compact(order.refunds).every((refund) => isInvoiceReduction(refund, payments));
  const states = new Map(compact(order.itemStates).map((state) => [String(state.itemId), state]));

  return (
    <ReceiptCard>
      <Seller order={order} seller={seller} />
      <ReceiptLines>
        {compact(cart.items).map((line) => (
          <BoughtLine
            key={line.id}
            line={line}
            note={<ItemNotes state={states.get(line.id)} isReduction={isReduction} />}
          />
        ))}
      </ReceiptLines>
      <div className={classes.sums}>
        <CartTotals cart={cart} currency={order.currency ?? undefined} isShippingSelected />
        <Vat order={order} />
      </div>
      <ReceiptColumns
        columns={[
          { title: t('confirmation.deliveredTo'), lines: deliveryLines(order, languageId) },
          {
            title: t('confirmation.delivery'),
            lines: [
              splitShippingText(cart.summary?.shipping?.displayName ?? '').method,
              ...deliveryTexts(cart.summary?.shipping, t, languageId),
            ],
          },
          {
            title: t('confirmation.payment'),
            lines: compact(order.paymentDetails).flatMap(({ displayName, isPaid }) => [
              displayName,
              t(isPaid ? 'orderPage.paid' : 'orderPage.unpaid'),
            ]),
          },
        ]}
      />
    </ReceiptCard>
  );
}

/** The VAT by its rates, if the API has exact ones, else the sum. */
function Vat({ order: { cart, vat, currency } }: Pick<OrderReceiptProps, 'order'>) {
  const { t } = useTranslation('cart-checkout');
  const shop = useShop();
  const sum = vat?.sellingPriceIncVatFormatted;
  const lines = compact(cart?.summary?.vats).flatMap(({ exactRate, amount }) =>
    exactRate === undefined
      ? []
      : t('orderPage.vatAt', {
          rate: formatNumber(exactRate, shop.languageId),
          amount: formatMoney(amount, shop.languageId, currency ?? shop.currency),
        }),
  );

  return (lines.length > 0 ? lines : sum ? [t('orderPage.vat', { amount: sum })] : []).map((line) => (
    <Text key={line} size="small" muted figures className={classes.vat}>
      {line}
    </Text>
  ));
}

/** In print only: on screen, header and title name shop, order and date. */
function Seller({ order: { id, createdAt }, seller }: Pick<OrderReceiptProps, 'order' | 'seller'>) {
  const { t } = useTranslation('cart-checkout');
  const shop = useShop();
  // A shell that was released before the setting has no contact details.
  const config: Partial<PublicConfig> = shop.config;
  const { email, phone } = seller ?? config.contact ?? {};

  return (
    <div className={classes.seller}>
      <p>{[config.shopName, email, phone].filter(Boolean).join(' · ')}</p>
      {seller && (
        <p>
          {[
            seller.address,
            seller.organizationNumber && t('orderPage.organizationNumber', { number: seller.organizationNumber }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <p>
        {t('orderPage.receiptOf', {
          id: id ?? '',
          date: createdAt ? formatDate(new Date(createdAt), shop.languageId) : '',
        })}
      </p>
    </div>
  );
}

/** The pickup point, else first name, town and country: the link contains no other personal data. */
function deliveryLines(order: OrderPage_orderFragment, languageId: string): string[] {
  const address = order.shippingAddress ?? order.billingAddress;
  if (order.pickupPoint) return pickupPointLines(order.pickupPoint, address?.country ?? '', languageId);
  if (!address) return [];
  const { firstName, city, country } = address;
  return [[firstName, city].filter(Boolean).join(', '), countryName(country, languageId)];
}
