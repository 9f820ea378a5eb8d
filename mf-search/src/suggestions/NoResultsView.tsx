import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import type { CategorySummary } from '@hemvaror/runtime/shop/categories';
import { ChipRow, chipClassName } from '@hemvaror/ui/chip/Chip';
import { classNames } from '@hemvaror/ui/classNames';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { ArrowRightIcon } from '@hemvaror/ui/icons/ArrowRightIcon';
import type { FoundPage } from '../pages/findPages.ts';
import { useOption } from './combobox.ts';
import type { Found } from './found.ts';
import { MainCategories, useMainCategories } from './MainCategories.tsx';
import classes from './NoResultsView.module.css';
import { Options } from './Options.tsx';
import rowClasses from './OptionRow.module.css';
import { PageSuggestions } from './PageSuggestions.tsx';
import resultsClasses from './ResultsView.module.css';

interface NoResultsViewProps {
  text: string;
  found: Pick<Found, 'pages' | 'contact'>;
}

/** A search without products: its content pages or, without any, advice. */
export function NoResultsView({ text, found: { pages, contact } }: NoResultsViewProps) {
  const { t } = useTranslation('search');
  if (pages.length === 0) return <Advice text={text} contact={contact} />;
  return (
    <Options className={resultsClasses.results}>
      <div className={resultsClasses.main}>
        <PageSuggestions
          pages={pages}
          note={<span className={classes.title}>{t('results.noProducts', { search: text })}</span>}
        />
      </div>
      <div className={resultsClasses.facets}>
        <MainCategories />
      </div>
    </Options>
  );
}

function Advice({ text, contact }: { text: string; contact: FoundPage | null }) {
  const { t } = useTranslation('search');
  const categories = useMainCategories();
  return (
    <div className={classes.advice}>
      <Heading size="part" as="p" className={classes.title}>
        {t('results.empty', { search: text })}
      </Heading>
      <p className={classes.text}>{t('results.emptyAdvice')}</p>
      {(contact !== null || categories.length > 0) && (
        <Options className={classes.options}>
          {categories.length > 0 && (
            <ChipRow>
              {categories.map((category) => (
                <CategoryChip key={category.categoryId} category={category} />
              ))}
            </ChipRow>
          )}
          {contact && <ContactOption contact={contact} />}
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

function ContactOption({ contact: { title, path } }: { contact: FoundPage }) {
  const { t } = useTranslation('search');
  const option = useOption('contact', { type: 'page', data: { name: title, canonicalUrl: path } });
  return (
    <Link {...option} to={path} className={rowClasses.row}>
      <span className={rowClasses.name}>{t('pages.contact')}</span>
      <ArrowRightIcon />
    </Link>
  );
}
