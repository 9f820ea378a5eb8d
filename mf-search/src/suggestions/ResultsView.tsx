import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { useCategories } from '@hemvaror/runtime/shop/categories';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { classNames } from '@hemvaror/ui/classNames';
import { resultsPath } from '../resultsPath.ts';
import { useOption } from './combobox.ts';
import { categorySuggestions, type CategorySuggestion } from './categorySuggestions.ts';
import type { Found } from './found.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { Options } from './Options.tsx';
import { FacetOption, type FacetType } from './FacetOption.tsx';
import { PageSuggestions } from './PageSuggestions.tsx';
import { ProductOption } from './ProductOption.tsx';
import classes from './ResultsView.module.css';
import { SearchingNote } from './SearchingNote.tsx';
import { useSuggestionLimit } from './useSuggestionLimit.ts';

interface ResultsViewProps {
  found: Found;
  text: string;
  /** Whether these are the previous results while new ones load. */
  isLoading?: boolean;
}

/**
 * Content pages and the best products, then the categories and brands of all results. Rows are keyed by index: updating an element is cheaper
 * than creating one.
 */
export function ResultsView({ found, text, isLoading = false }: ResultsViewProps) {
  const { t } = useTranslation('search');
  const products = found.products.slice(0, useSuggestionLimit());
  const categories = categorySuggestions(found.categories, useCategories());
  const brands = found.brands.map((brand) => ({ ...brand, parentName: null }));
  const hits = <span>{t('suggestions.hits', { count: found.count })}</span>;

  return (
    <Options className={classes.results} isBusy={isLoading}>
      <div className={classes.main}>
        <PageSuggestions pages={found.pages} />
        <OptionGroup title={t('suggestions.products')} note={isLoading ? <SearchingNote /> : hits}>
          <div className={classes.productList}>
            {products.map((product, index) => (
              <ProductOption key={index} product={product} index={index} search={text} />
            ))}
          </div>
          {found.count > products.length && !isLoading && <AllResults text={text} count={found.count} />}
        </OptionGroup>
      </div>
      <div className={classes.facets}>
        <FacetSuggestions type="category" title={t('suggestions.categories')} suggestions={categories} text={text} />
        <FacetSuggestions type="brand" title={t('suggestions.brands')} suggestions={brands} text={text} />
      </div>
    </Options>
  );
}

interface FacetSuggestionsProps {
  type: FacetType;
  title: string;
  suggestions: readonly CategorySuggestion[];
  text: string;
}

function FacetSuggestions({ type, title, suggestions, text }: FacetSuggestionsProps) {
  const visible = suggestions.slice(0, useSuggestionLimit());
  if (visible.length === 0) return null;
  return (
    <OptionGroup title={title}>
      {visible.map((suggestion, index) => (
        <FacetOption key={index} type={type} {...suggestion} search={text} />
      ))}
    </OptionGroup>
  );
}

function AllResults({ text, count }: { text: string; count: number }) {
  const { t } = useTranslation('search');
  const option = useOption('all', { type: 'suggestion', data: text });
  const path = resultsPath(text, localePrefixOf(useShop()));
  if (path === null) return null;
  return (
    <div className={classes.all}>
      <Link {...option} to={path} className={classNames(buttonClassName({ variant: 'secondary' }), classes.allLink)}>
        {t('suggestions.seeAll', { count })}
      </Link>
    </div>
  );
}
