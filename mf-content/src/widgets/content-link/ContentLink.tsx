import type { ReactNode } from 'react';
import { Link } from '@hemvaror/runtime/routing/Link';
import { linkTarget } from '@hemvaror/runtime/routing/linkTarget';
import { isRouteName } from '@hemvaror/runtime/routing/routeTable';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';

interface ContentLinkProps {
  /** A path, the name of a route, or any address, as an editor wrote it. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of the content: within the shop as everywhere, to other sites in a new tab. */
export function ContentLink({ href, className, children }: ContentLinkProps) {
  const pathTo = usePathTo();
  const shop = useShop();
  const to = isRouteName(href) ? pathTo(href) : href;
  const isExternal = to.startsWith('http') && linkTarget(to, shop).kind === 'document';

  return (
    <Link to={to} newTab={isExternal} className={className}>
      {children}
    </Link>
  );
}
