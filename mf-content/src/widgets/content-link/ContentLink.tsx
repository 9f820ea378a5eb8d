import type { ReactNode } from 'react';
import { Link } from '@hemvaror/runtime/routing/Link';
import { linkTarget } from '@hemvaror/runtime/routing/linkTarget';
import { isRouteName } from '@hemvaror/runtime/routing/routeTable';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';

interface ContentLinkProps {
  /** A path, a route name or a URL, as entered by the editor. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link in editors' content. Links to other sites open a new tab. */
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
