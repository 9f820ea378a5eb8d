import { useId, type ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import classes from './ReceiptCard.module.css';

/** The card of an order's lines, sums and columns, which also prints as a receipt. */
export function ReceiptCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('cart-checkout');
  const id = useId();

  return (
    <section className={classes.receipt} aria-labelledby={id}>
      <Heading size="part" as="h2" id={id}>
        {t('confirmation.bought')}
      </Heading>
      {children}
    </section>
  );
}

/** The list of an order's lines. @param children `BoughtLine` elements */
export function ReceiptLines({ children }: { children: ReactNode }) {
  return <ul className={classes.lines}>{children}</ul>;
}
