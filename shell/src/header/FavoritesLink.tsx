import { useTranslation } from '@storefront/platform/i18next';
import { useSelector } from '@storefront/platform/reactRedux';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { favoritesSlice } from '@storefront/store/favoritesSlice';
import { Count } from '@storefront/ui/count/Count';
import { iconButtonClassName, iconButtonCountClassName } from '@storefront/ui/icon-button/IconButton';
import { HeartIcon } from '@storefront/ui/icons/HeartIcon';

/** Without a text, but with a name that tells how many (HEAD-10 … HEAD-12). */
export function FavoritesLink() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const count = useSelector(favoritesSlice.selectors.selectFavoriteIds).length;

  return (
    <Link to={pathTo('favorites')} className={iconButtonClassName()} aria-label={t('header.favorites', { count })}>
      <HeartIcon />
      <Count value={count} className={iconButtonCountClassName} />
    </Link>
  );
}
