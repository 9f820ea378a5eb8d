import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import type { RootState } from '@storefront/store/appStore';
import { favoritesSlice } from '@storefront/store/favoritesSlice';
import { classNames } from '@storefront/ui/classNames';
import { IconButton } from '@storefront/ui/icon-button/IconButton';
import { HeartIcon } from '@storefront/ui/icons/HeartIcon';
import classes from './FavoriteToggle.module.css';

interface FavoriteToggleProps {
  productId: number;
  /** The product's name, for the button's label. */
  name: string;
  className?: string | undefined;
}

/** Saves a product as a favorite and lets go of it again (FAV-02); pressed while it is one (FAV-03). */
export function FavoriteToggle({ productId, name, className }: FavoriteToggleProps) {
  const { t } = useTranslation('commerce');
  const dispatch = useDispatch();
  const isFavorite = useSelector((state: RootState) => favoritesSlice.selectors.selectIsFavorite(state, productId));

  return (
    <IconButton
      className={classNames(classes.toggle, className)}
      label={t('favorite.save', { name })}
      icon={<HeartIcon />}
      aria-pressed={isFavorite}
      onClick={() => dispatch(favoritesSlice.actions.favoriteToggled({ productId }))}
    />
  );
}
