import { useEffect, useState } from 'react';
import { priceView } from '@hemvaror/domain/price/priceView';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Text } from '@hemvaror/ui/text/Text';
import { useHydrated } from '@hemvaror/ui/useHydrated';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import { productName } from '../productName.ts';
import type { BuyBar_productFragment } from './BuyBar.generated.ts';
import classes from './BuyBar.module.css';

interface BuyBarProps {
  product: BuyBar_productFragment;
  /** Id of the form that the button submits. */
  formId: string;
  label: string;
  disabled: boolean;
  loading: boolean;
}

/** Covered edges of the window, in px: the header, and this bar itself. */
const VISIBLE_AREA = '-60px 0px -72px';

/**
 * Price and add-to-cart button at the lower edge of a phone, while the button of the form is out of view. The server renders
 * it visible, as that button is below the fold; without JavaScript it stays.
 */
export function BuyBar({ product, formId, label, disabled, loading }: BuyBarProps) {
  const { t } = useProductTranslation();
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const [isHidden, setHidden] = useState(false);
  const isUnsupported = useHydrated() && !('IntersectionObserver' in window);

  useEffect(() => {
    const button = document.getElementById(formId)?.querySelector('[type="submit"]');
    if (!button || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => setHidden(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: VISIBLE_AREA,
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [formId]);

  if (isHidden || isUnsupported) return null;
  return (
    <div className={classes.bar}>
      <div className={classes.product}>
        <Text size="small" muted className={classes.name}>
          {productName(product)}
        </Text>
        {product.unitPrice && (
          <p className={classes.price}>
            {priceView(product.unitPrice, vatIncluded).selling}
            {!vatIncluded && <span className={classes.note}>{t('commerce:price.exVat')}</span>}
          </p>
        )}
      </div>
      <Button
        data-add-to-cart=""
        type="submit"
        form={formId}
        className={classes.button}
        disabled={disabled}
        loading={loading}
      >
        {label}
      </Button>
    </div>
  );
}
