import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { classNames } from '@hemvaror/ui/classNames';
import { resultsPath } from '../resultsPath.ts';
import { useOption } from './combobox.ts';
import type { FacetSuggestion, Found } from './found.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { Options } from './Options.tsx';
import { FacetOption, type FacetType } from './FacetOption.tsx';
import { ProductOption } from './ProductOption.tsx';
import classes from './ResultsView.module.css';
import { SearchingNote } from './SearchingNote.tsx';
import { useSuggestionLimit } from './useSuggestionLimit.ts';

interface ResultsViewProps {
  found: Found;
  text: string;
  /** These are the results of the text before; others are on their way. */
  isLoading?: boolean;
}

/**
 * The best products, and where the found ones are: the products first, as that is what most shoppers came for. Rows go by
 * their place: to write the next result into them takes a browser less than to make new ones.
 */
export function ResultsView({ found, text, isLoading = false }: ResultsViewProps) {
  const { t } = useTranslation('search');
  const products = found.products.slice(0, useSuggestionLimit());
  const hits = <span>{t('suggestions.hits', { count: found.count })}</span>;

  return (
    <Options className={classes.results} isBusy={isLoading}>
      <OptionGroup
        className={classes.products}
        title={t('suggestions.products')}
        note={isLoading ? <SearchingNote /> : hits}
      >
        <div className={classes.productList}>
          {products.map((product, place) => (
            <ProductOption key={place} product={product} place={place} search={text} />
          ))}
        </div>
        {found.count > products.length && !isLoading && <AllResults text={text} count={found.count} />}
      </OptionGroup>
      <div className={classes.places}>
        <FacetSuggestions type="category" title={t('suggestions.categories')} places={found.categories} text={text} />
        <FacetSuggestions type="brand" title={t('suggestions.brands')} places={found.brands} text={text} />
      </div>
    </Options>
  );
}

interface PlacesProps {
  type: FacetType;
  title: string;
  places: readonly FacetSuggestion[];
  text: string;
}

function FacetSuggestions({ type, title, places, text }: PlacesProps) {
  const shown = places.slice(0, useSuggestionLimit());
  if (shown.length === 0) return null;
  return (
    <OptionGroup title={title}>
      {shown.map((place, index) => (
        <FacetOption key={index} type={type} place={place} search={text} />
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
