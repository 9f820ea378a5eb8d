import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { Count } from '@hemvaror/ui/count/Count';
import { iconButtonClassName, iconButtonCountClassName } from '@hemvaror/ui/icon-button/IconButton';
import { HeartIcon } from '@hemvaror/ui/icons/HeartIcon';

/** A link without text; its accessible name contains the number of favorites (HEAD-10 … HEAD-12). */
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
