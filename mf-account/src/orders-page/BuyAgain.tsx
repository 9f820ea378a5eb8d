import { useState } from 'react';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import type { BuyAgain_orderFragment } from './BuyAgain.generated.ts';
import { buyAgain, type BoughtAgain } from './buyAgain.ts';
import classes from './BuyAgain.module.css';

/** Puts the items of an order into the cart that are still sold, and says which are not. */
export function BuyAgain({ order }: { order: BuyAgain_orderFragment }) {
  const { t } = useTranslation('account');
  const session = useCartSession();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<BoughtAgain | null>(null);

  async function add(): Promise<void> {
    setIsBusy(true);
    setResult(null);
    setResult(await buyAgain(order, session));
    setIsBusy(false);
  }

  return (
    <div className={classes.again}>
      <div>
        <Button variant="secondary" loading={isBusy} onClick={() => void add()}>
          {t('orders.again.button')}
        </Button>
      </div>
      {result && (
        <div className={classes.outcome}>
          <Outcome result={result} />
        </div>
      )}
    </div>
  );
}

function Outcome({ result: { added, outOfStock, gone, limit, hasFailed } }: { result: BoughtAgain }) {
  const { t } = useTranslation('account');
  const { locale } = useShop();
  const pathTo = usePathTo();
  const names = (list: readonly (string | null)[]) => list.map((name) => name ?? t('orders.again.unnamed')).join(', ');
  const problems = [
    outOfStock.length > 0 && t('orders.again.outOfStock', { names: names(outOfStock) }),
    gone.length > 0 && t('orders.again.gone', { names: names(gone) }),
    limit && limitText(limit, locale),
    hasFailed && t('orders.again.failed'),
  ].filter((text) => text !== false && text !== null);
  const tone = problems.length === 0 ? 'success' : added > 0 ? 'warning' : 'error';

  return (
    <Notice
      tone={tone}
      announce="polite"
      title={added > 0 ? t('orders.again.added', { count: added }) : t('orders.again.none')}
    >
      {problems.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {added > 0 && (
        <Link to={pathTo('checkout')} className={textLinkClassName()}>
          {t('orders.again.toCheckout')}
        </Link>
      )}
    </Notice>
  );
}
