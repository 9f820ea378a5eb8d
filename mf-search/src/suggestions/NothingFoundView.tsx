import { inOrder } from '@hemvaror/domain/inOrder';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useCategories, type CategoryFacts } from '@hemvaror/runtime/shop/categories';
import { ChipRow, chipClassName } from '@hemvaror/ui/chip/Chip';
import { classNames } from '@hemvaror/ui/classNames';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { useOption } from './combobox.ts';
import classes from './NothingFoundView.module.css';
import { Options } from './Options.tsx';

/** Enough to start from. */
const MOST_CATEGORIES = 6;

export function NothingFoundView({ text }: { text: string }) {
  const { t } = useTranslation('search');
  const roots = inOrder(useCategories().filter(({ parentCategoryId }) => parentCategoryId === 0));

  return (
    <div className={classes.nothing}>
      <Heading size="part" as="p" className={classes.title}>
        {t('results.empty', { search: text })}
      </Heading>
      <p className={classes.advice}>{t('results.emptyAdvice')}</p>
      {roots.length > 0 && (
        <Options>
          <ChipRow>
            {roots.slice(0, MOST_CATEGORIES).map((category) => (
              <CategoryChip key={category.categoryId} category={category} />
            ))}
          </ChipRow>
        </Options>
      )}
    </div>
  );
}

function CategoryChip({ category }: { category: CategoryFacts }) {
  const { name, canonicalUrl } = category;
  const option = useOption(canonicalUrl, { type: 'category', data: { name, canonicalUrl } });
  return (
    <Link {...option} to={canonicalUrl} className={classNames(chipClassName(), classes.chip)}>
      {name}
    </Link>
  );
}
