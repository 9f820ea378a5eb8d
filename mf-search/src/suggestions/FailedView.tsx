import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { SearchIcon } from '@hemvaror/ui/icons/SearchIcon';
import { resultsPath } from '../resultsPath.ts';
import { useOption } from './combobox.ts';
import classes from './FailedView.module.css';
import { Options } from './Options.tsx';
import rowClasses from './OptionRow.module.css';

/** Error of a failed request. Links to the results page, which sends a separate request. */
export function FailedView({ text }: { text: string }) {
  const { t } = useTranslation('search');
  const option = useOption('anyway', { type: 'suggestion', data: text });
  const path = resultsPath(text, localePrefixOf(useShop()));

  return (
    <div className={classes.failed}>
      <p>{t('suggestions.failed')}</p>
      {path !== null && (
        <Options>
          <Link {...option} to={path} className={rowClasses.row}>
            <SearchIcon />
            <span className={rowClasses.name}>{t('suggestions.searchAnyway', { search: text })}</span>
          </Link>
        </Options>
      )}
    </div>
  );
}
