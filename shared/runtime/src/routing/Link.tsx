import { use, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useShop } from '../shop/shop.tsx';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import { linkTarget } from './linkTarget.ts';
import { NavigationContext } from './NavigationProvider.tsx';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the shop, as `canonicalUrl` and `pathTo` give it, or any address of another site. */
  to: string;
  /** Only where an editor asked for it (MENU-14). */
  newTab?: boolean;
  preventScrollReset?: boolean;
  /** Takes the place of the present entry of the history; what leads to where the shopper is does so anyway. */
  replace?: boolean;
}

/** A link that stays in the app where it can (MENU-15) and is a plain anchor where it must (MENU-13). */
export function Link({
  to,
  newTab = false,
  preventScrollReset = false,
  replace = false,
  onClick,
  ...props
}: LinkProps) {
  const shop = useShop();
  const navigation = use(NavigationContext);
  const target = linkTarget(to, shop);
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};

  if (target.kind === 'document') {
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other props
    return <a href={target.href} onClick={onClick} {...tab} {...props} />;
  }

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!navigation || newTab || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // As the browser reads it, which knows what an anchor alone belongs to.
    const { pathname, search, hash } = event.currentTarget;
    const address = pathname + search + hash;
    const here = navigation.state.location;
    const isHere = here.pathname + here.search + here.hash === address;
    void navigation.navigate(address, { replace: replace || isHere, preventScrollReset });
  }

  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other props
  return <a href={target.path} onClick={follow} {...tab} {...props} />;
}
