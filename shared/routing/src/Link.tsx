import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from '@storefront/platform/router';
import { useShop } from '@storefront/store/shop';
import { linkTarget } from './linkTarget.ts';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the shop, as `canonicalUrl` and `pathTo` give it, or any address of another site. */
  to: string;
  /** Only where an editor asked for it (MENU-14). */
  newTab?: boolean;
  preventScrollReset?: boolean;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
}

/** A link that stays in the app where it can (MENU-15) and is a plain anchor where it must (MENU-13). */
export function Link({ to, newTab = false, preventScrollReset, replace, ...props }: LinkProps) {
  const shop = useShop();
  const target = linkTarget(to, shop);
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};

  if (target.kind === 'inApp') {
    const history = { ...(preventScrollReset && { preventScrollReset }), ...(replace && { replace }) };
    return <RouterLink to={target.path} {...history} {...tab} {...props} />;
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other props
  return <a href={target.href} {...tab} {...props} />;
}
