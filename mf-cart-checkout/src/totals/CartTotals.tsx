import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { formatMoney } from '@hemvaror/domain/price/formatMoney';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Text } from '@hemvaror/ui/text/Text';
import { totalsRows, type Estimate } from './totalsRows.ts';
import classes from './CartTotals.module.css';

interface CartTotalsProps {
  cart: Cart;
  /** Currency of the checkout market, if it differs from that of the page. */
  currency?: string | undefined;
  /** True if the shipping fee is that of a selected carrier, so that it is no estimate. */
  isShippingSelected?: boolean;
}

export function CartTotals({ cart, currency, isShippingSelected = false }: CartTotalsProps) {
  const { t } = useTranslation('cart-checkout');
  const shop = useShop();
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const format = (amount: number) => formatMoney(amount, shop.languageId, currency ?? shop.currency);

  return (
    <dl className={classes.totals}>
      {totalsRows(cart, vatIncluded, format).map(({ key, amount, isFree, estimate }) => (
        <div key={key} data-row={key}>
          <dt>
            {key === 'codeDiscount' && !isByCodeOnly(cart)
              ? t('totals.discount')
              : t(`totals.${key}`, { code: cart.promoCode ?? '' })}
            {key === 'total' && <Note text={t('totals.incVat')} />}
            {estimate && !isShippingSelected && <EstimateNote estimate={estimate} />}
          </dt>
          <dd>
            {isFree && t('shipping.free')}
            {!isFree && (estimate?.kind === 'from' && !isShippingSelected ? t('totals.from', { amount }) : amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether the discount of the whole cart is that of the promo code, without other campaigns. */
function isByCodeOnly({ promoCode, appliedCampaigns }: Cart): boolean {
  return (
    Boolean(promoCode) &&
    compact(appliedCampaigns).every(({ name }) => name?.toLowerCase() === promoCode?.toLowerCase())
  );
}

/** The postal code that an estimated fee is for; that it is an estimate, if the API does not say which. */
function EstimateNote({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('cart-checkout');
  if (estimate.kind === 'from') return null;
  return <Note text={estimate.kind === 'zip' ? t('totals.toZip', { zip: estimate.zip }) : t('totals.estimated')} />;
}

function Note({ text }: { text: string }) {
  return (
    <>
      {' '}
      <Text as="span" size="small" muted className={classes.note}>
        {text}
      </Text>
    </>
  );
}
