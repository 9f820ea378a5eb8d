import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { classNames } from '@hemvaror/ui/classNames';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { ShopLogo } from '../menu/ShopLogo.tsx';
import classes from './CheckoutHeader.module.css';

/** The header of focused flows: the logo and a link back to the shop (LAYOUT-06). */
export function CheckoutHeader() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();

  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <ShopLogo />
        <Link to={pathTo('index')} className={classNames(textLinkClassName('quiet'), classes.back)}>
          {t('header.continueShopping')}
        </Link>
      </header>
    </div>
  );
}
