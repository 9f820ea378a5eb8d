import type { ReactNode } from 'react';
import { Link } from '@storefront/routing/Link';
import type { ShownItem } from './menuItems.ts';

interface MenuLinkProps {
  item: Pick<ShownItem, 'label' | 'path' | 'newTab'>;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Instead of the item's own label. */
  children?: ReactNode;
}

/** A menu item as a link, or as plain words when it leads nowhere. */
export function MenuLink({ item, className, onClick, children = item.label }: MenuLinkProps) {
  if (item.path === null) return <span className={className}>{children}</span>;
  return (
    <Link to={item.path} newTab={item.newTab} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}
