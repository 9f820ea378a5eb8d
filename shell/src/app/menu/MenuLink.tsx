import { menuLabelKey } from '@hemvaror/domain/menu/menuLabelKey';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import type { DisplayMenuItem } from './toDisplayMenu.ts';

/** Type of an item that links to a campaign. Menus show it, and the link to the sale page, in the color of a sale. */
const CAMPAIGN = 'discountCampaign';

interface MenuLinkProps {
  item: Omit<DisplayMenuItem, 'children'>;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A menu item as a link, or as plain text without a path. Its title names the target (OP-14). */
export function MenuLink({ item, className, onClick }: MenuLinkProps) {
  const { t } = useTranslation('shell');
  const salePath = usePathTo()('sale');
  if (item.path === null) return <span className={className}>{item.label}</span>;
  return (
    <Link
      to={item.path}
      newTab={item.newTab ?? false}
      className={className}
      onClick={onClick}
      data-tone={item.type === CAMPAIGN || item.path === salePath ? 'sale' : undefined}
      title={t(menuLabelKey(item.type), { label: item.label })}
    >
      {item.label}
    </Link>
  );
}

/** The link to the page of an item with children: "Go to …" or "Show all within …" (MENU-11, MENU-12). */
export function AllWithinLink({ item, className, onClick }: MenuLinkProps) {
  const { t } = useTranslation('shell');
  if (item.path === null) return null;
  return (
    <Link to={item.path} newTab={item.newTab ?? false} className={className} onClick={onClick}>
      {t(menuLabelKey(item.type), { label: item.label })}
    </Link>
  );
}
