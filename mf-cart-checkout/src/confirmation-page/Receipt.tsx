import { useId, type ReactNode } from 'react';
import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { Price } from '@hemvaror/commerce-ui/price/Price';
import { compact } from '@hemvaror/domain/compact';
import { countryName } from '@hemvaror/domain/market/countryName';
import { priceView } from '@hemvaror/domain/price/priceView';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { LineFrame } from '../cart-lines/LineFrame.tsx';
import { splitShippingText } from '../shipping/splitShippingText.ts';
import { CartTotals } from '../totals/CartTotals.tsx';
import type { Receipt_addressFragment, Receipt_cartFragment, Receipt_orderFragment } from './Receipt.generated.ts';
import classes from './Receipt.module.css';

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
  const id = useId();
  const { languageId } = useShop();
  const { shipping, payment } = cart.summary ?? {};
  const { method } = splitShippingText(shipping?.displayName ?? '');
  const columns = [
    {
      title: t('confirmation.deliveredTo'),
      lines: addressLines(order?.shippingAddress ?? order?.billingAddress ?? null, languageId),
    },
    {
      title: t('confirmation.delivery'),
      lines: isBackordered
        ? [method, stockTime && t('confirmation.inStock', { time: stockTime }), t('confirmation.madeToOrder')]
        : [method, stockTime],
    },
    {
      title: t('confirmation.payment'),
      lines: [payment?.displayName, payment?.logo === INVOICE_LOGO && t('confirmation.invoiceDue')],
    },
  ].map(({ title, lines }) => ({ title, lines: lines.filter((line) => typeof line === 'string' && line !== '') }));
  const filled = columns.filter(({ lines }) => lines.length > 0);

  return (
    <section className={classes.receipt} aria-labelledby={id}>
      <Heading size="part" as="h2" id={id}>
        {t('confirmation.bought')}
      </Heading>
      <ul className={classes.lines}>
        {compact(cart.items).map((line) => (
          <BoughtLine key={line.id} line={line} />
        ))}
      </ul>
      <CartTotals cart={cart} isShippingSelected />
      {filled.length > 0 && (
        <div className={classes.columns}>
          {filled.map(({ title, lines }) => (
            <Column key={title} title={title}>
              {lines}
            </Column>
          ))}
        </div>
      )}
    </section>
  );
}

function BoughtLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const price = line.unitPrice ? priceView(line.unitPrice, vatIncluded).selling : '';

  return (
    <LineFrame
      line={line}
      foot={
        <>
          <Text as="span" size="small" muted figures>
            {t('confirmation.each', { count: line.quantity, price })}
          </Text>
          {line.totalPrice && <Price price={line.totalPrice} />}
        </>
      }
    />
  );
}

function Column({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return (
    <div>
      <Heading size="small" as="h3" className={classes.columnTitle}>
        {title}
      </Heading>
      {children.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed lines of text, in a fixed order
        <Text key={index} size="small">
          {line}
        </Text>
      ))}
    </div>
  );
}

function addressLines(address: Receipt_addressFragment | null, languageId: string): string[] {
  if (!address) return [];
  const { firstName, lastName, company, careOf, addressLine1, zip, city, country } = address;
  const lines = [company, `${firstName} ${lastName}`, careOf && `c/o ${careOf}`, addressLine1, `${zip} ${city}`];
  return [...lines.map((line) => line.trim()), countryName(country, languageId)];
}
