import { sortByOrder } from '@hemvaror/domain/sortByOrder';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useCategories, type CategorySummary } from '@hemvaror/runtime/shop/categories';
import { ChipRow, chipClassName } from '@hemvaror/ui/chip/Chip';
import { classNames } from '@hemvaror/ui/classNames';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { useOption } from './combobox.ts';
import classes from './NoResultsView.module.css';
import { Options } from './Options.tsx';

const MAX_CATEGORIES = 6;

export function NoResultsView({ text }: { text: string }) {
  const { t } = useTranslation('search');
  const roots = sortByOrder(useCategories().filter(({ parentCategoryId }) => parentCategoryId === 0));

  return (
    <div className={classes.noResults}>
      <Heading size="part" as="p" className={classes.title}>
        {t('results.empty', { search: text })}
      </Heading>
      <p className={classes.advice}>{t('results.emptyAdvice')}</p>
      {roots.length > 0 && (
        <Options>
          <ChipRow>
            {roots.slice(0, MAX_CATEGORIES).map((category) => (
              <CategoryChip key={category.categoryId} category={category} />
            ))}
          </ChipRow>
        </Options>
      )}
    </div>
  );
}

function CategoryChip({ category }: { category: CategorySummary }) {
  const { name, canonicalUrl } = category;
  const option = useOption(canonicalUrl, { type: 'category', data: { name, canonicalUrl } });
  return (
    <Link {...option} to={canonicalUrl} className={classNames(chipClassName(), classes.chip)}>
      {name}
    </Link>
  );
}
