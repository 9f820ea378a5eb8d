import { use, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useShop } from '../shop/shop.tsx';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import { linkTarget } from './linkTarget.ts';
import { NavigationContext } from './NavigationProvider.tsx';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the shop, as `canonicalUrl` and `pathTo` give it, or any address of another site. */
  to: string;
  /** Only if set by an editor (MENU-14). */
  newTab?: boolean;
  preventScrollReset?: boolean;
  /** Replaces the current history entry. A link to the current address always does. */
  replace?: boolean;
}

/** A link that navigates within the app if possible (MENU-15), and is a plain anchor otherwise (MENU-13). */
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
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the other props
    return <a href={target.href} onClick={onClick} {...tab} {...props} />;
  }

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!navigation || newTab || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // The properties of the element are resolved against the current address, as a hash alone needs.
    const { pathname, search, hash } = event.currentTarget;
    const address = pathname + search + hash;
    const here = navigation.state.location;
    const isHere = here.pathname + here.search + here.hash === address;
    void navigation.navigate(address, { replace: replace || isHere, preventScrollReset });
  }

  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the other props
  return <a href={target.path} onClick={follow} {...tab} {...props} />;
}
