import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { classNames } from '@hemvaror/ui/classNames';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { HeartIcon } from '@hemvaror/ui/icons/HeartIcon';
import classes from './FavoriteToggle.module.css';

interface FavoriteToggleProps {
  productId: number;
  /** The product's name, for the button's label. */
  name: string;
  className?: string | undefined;
}

/** Adds a product to the favorites and removes it (FAV-02); pressed while it is a favorite (FAV-03). */
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
