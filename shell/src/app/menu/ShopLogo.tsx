import type { CSSProperties } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import classes from './ShopLogo.module.css';

declare module 'react' {
  interface CSSProperties {
    '--logo-letters'?: number;
  }
}

/** The shop's name as its logo, with an intrinsic size of 300x50 (HEAD-02); styles scale it and crop it to the name (OP-52). */
export function ShopLogo() {
  const { t } = useTranslation('shell');
  const { shopName } = useShop().config;
  const pathTo = usePathTo();
  const style: CSSProperties = { '--logo-letters': shopName.length };

  return (
    <Link to={pathTo('index')} className={classes.logo} aria-label={t('header.toStart', { shopName })}>
      <svg
        role="img"
        aria-label={shopName}
        viewBox="0 0 300 50"
        width={300}
        height={50}
        preserveAspectRatio="xMinYMid slice"
        style={style}
      >
        <text x="0" y="39">
          {shopName}
        </text>
      </svg>
    </Link>
  );
}
