import { subcategories } from '@hemvaror/domain/catalog/subcategories';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useCategories, type CategorySummary } from '@hemvaror/runtime/shop/categories';
import { useOption } from './combobox.ts';
import { OptionGroup } from './OptionGroup.tsx';
import classes from './OptionRow.module.css';

export function useMainCategories(): CategorySummary[] {
  return subcategories(useCategories());
}

/** The main categories of the shop, as a group of options. */
export function MainCategories({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('search');
  const categories = useMainCategories();
  if (categories.length === 0) return null;
  return (
    <OptionGroup title={t('suggestions.categories')} className={className}>
      {categories.map((category) => (
        <CategoryOption key={category.categoryId} category={category} />
      ))}
    </OptionGroup>
  );
}

function CategoryOption({ category: { name, canonicalUrl } }: { category: CategorySummary }) {
  const option = useOption(canonicalUrl, { type: 'category', data: { name, canonicalUrl } });
  return (
    <Link {...option} to={canonicalUrl} className={classes.row}>
      <span className={classes.name}>{name}</span>
    </Link>
  );
}
