import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { ChipRow, chipClassName } from '@hemvaror/ui/chip/Chip';
import classes from './CategoryLinks.module.css';

export interface LinkedCategory {
  name: string;
  url: string;
}

/** Links to the categories of the shop. Renders nothing without any. */
export function CategoryLinks({ categories }: { categories: readonly LinkedCategory[] }) {
  const { t } = useTranslation('cart-checkout');
  if (categories.length === 0) return null;

  return (
    <nav aria-label={t('suggestions.categories')}>
      <ChipRow className={classes.row}>
        {categories.map(({ name, url }) => (
          <Link key={url} to={url} className={chipClassName()}>
            {name}
          </Link>
        ))}
      </ChipRow>
    </nav>
  );
}
