import { useId } from 'react';
import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import type { OrderPageData } from './OrderPage.loader.ts';
import classes from './OrderPage.module.css';

/** After a withdrawal: how to send the items back, where and by when. Renders nothing without an open withdrawal. */
export function ReturnSteps({ order, seller }: Pick<OrderPageData, 'order' | 'seller'>) {
  const { t } = useTranslation('cart-checkout');
  const id = useId();
  const { config } = useShop();
  const states = compact(order.itemStates);
  if (states.every(({ withdrawalRequested }) => withdrawalRequested === 0)) return null;
  const hasShipped = states.some(({ shipped }) => shipped > 0);
  const texts = hasShipped
    ? [
        order.returnInstruction,
        seller
          ? t('orderPage.returns.sendTo', { address: [config.shopName, seller.address].filter(Boolean).join(', ') })
          : t('orderPage.returns.send'),
        t('orderPage.returns.refund'),
      ]
    : [t('orderPage.returns.notShipped'), t('orderPage.returns.refundAtOnce')];

  return (
    <section className={classes.returns} aria-labelledby={id}>
      <Heading size="part" as="h2" id={id}>
        {t(hasShipped ? 'orderPage.returns.title' : 'orderPage.returns.received')}
      </Heading>
      {compact(texts).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </section>
  );
}
