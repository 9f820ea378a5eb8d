import { useId, type ReactNode } from 'react';
import type { CartLine } from '@storefront/cart/cartSession';
import { Price } from '@storefront/commerce-ui/price/Price';
import { present } from '@storefront/domain/present';
import { priceView } from '@storefront/domain/price/priceView';
import { useTranslation } from '@storefront/platform/i18next';
import { useSelector } from '@storefront/platform/reactRedux';
import { siteSlice } from '@storefront/store/siteSlice';
import { Heading } from '@storefront/ui/heading/Heading';
import { Text } from '@storefront/ui/text/Text';
import { LineFrame } from '../cart-lines/LineFrame.tsx';
import { CartTotals } from '../totals/CartTotals.tsx';
import type { Confirmed } from './confirmed.ts';
import classes from './Receipt.module.css';

interface ReceiptProps {
  cart: NonNullable<Confirmed['cart']>;
  order: Confirmed['order'];
}

/** What was bought, to be read and not changed. */
export function Receipt({ cart, order }: ReceiptProps) {
  const { t } = useTranslation('cart-checkout');
  const id = useId();
  const lines = addressLines(order?.shippingAddress ?? order?.billingAddress ?? null);
  const ways = present([cart.summary?.shipping?.displayName, cart.summary?.payment?.displayName]);

  return (
    <section className={classes.receipt} aria-labelledby={id}>
      <Heading size="part" as="h2" id={id}>
        {t('confirmation.bought')}
      </Heading>
      <ul className={classes.lines}>
        {present(cart.items).map((line) => (
          <BoughtLine key={line.id} line={line} />
        ))}
      </ul>
      <CartTotals cart={cart} />
      {(lines.length > 0 || ways.length > 0) && (
        <div className={classes.columns}>
          {lines.length > 0 && <Column title={t('confirmation.deliveredTo')}>{lines}</Column>}
          {ways.length > 0 && <Column title={t('confirmation.shippingAndPayment')}>{ways}</Column>}
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

type Address = NonNullable<NonNullable<Confirmed['order']>['billingAddress']>;

function addressLines(address: Address | null): string[] {
  if (!address) return [];
  const { firstName, lastName, company, careOf, addressLine1, zip, city } = address;
  const lines = [company, `${firstName} ${lastName}`, careOf && `c/o ${careOf}`, addressLine1, `${zip} ${city}`];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
