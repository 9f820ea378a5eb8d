import { subcategories } from '@hemvaror/domain/catalog/subcategories';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useCategories } from '@hemvaror/runtime/shop/categories';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { ChipRow, chipClassName } from '@hemvaror/ui/chip/Chip';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { Heading } from '@hemvaror/ui/heading/Heading';
import type { FoundPage } from '../pages/findPages.ts';
import { topSearches } from '../topSearches.ts';
import classes from './NoResults.module.css';

interface NoResultsProps {
  search: string;
  /** Whether the search finds content pages, which are rendered above. */
  hasPages: boolean;
  /** The page with the contact details. */
  contact: FoundPage | null;
}

/** No-results message with links to categories, top searches, all products and the contact page (SRCH-44). */
export function NoResults({ search, hasPages, contact }: NoResultsProps) {
  const { t } = useTranslation('search');
  const { config } = useShop();
  const pathTo = usePathTo();
  const roots = subcategories(useCategories());
  const searches = topSearches(config).filter((top) => top !== search);

  function title(): string {
    if (search === '') return t('results.noText');
    return hasPages ? t('results.noProducts', { search }) : t('results.empty', { search });
  }

  function advice(): string | null {
    if (search === '') return t('results.noTextAdvice');
    return hasPages ? null : t('results.emptyAdvice');
  }

  return (
    <>
      <EmptyState
        title={title()}
        action={
          <Link to={pathTo('all')} className={buttonClassName({ variant: 'secondary' })}>
            {t('results.allProducts')}
          </Link>
        }
      >
        {advice()}
      </EmptyState>
      <div className={classes.sections}>
        <LinkSection
          title={t('results.categories')}
          links={roots.map(({ name, canonicalUrl }) => ({ name, to: canonicalUrl }))}
        />
        <LinkSection
          title={t('suggestions.top')}
          links={searches.map((top) => ({ name: top, to: pathTo('search', { search: top }) }))}
        />
        {contact && !hasPages && <Link to={contact.path}>{t('pages.contact')}</Link>}
      </div>
    </>
  );
}

interface LinkSectionProps {
  title: string;
  links: readonly { name: string; to: string }[];
}

function LinkSection({ title, links }: LinkSectionProps) {
  if (links.length === 0) return null;
  return (
    <section className={classes.section}>
      <Heading size="small" as="h3">
        {title}
      </Heading>
      <ChipRow className={classes.chips}>
        {links.map(({ name, to }) => (
          <Link key={to} to={to} className={chipClassName()}>
            {name}
          </Link>
        ))}
      </ChipRow>
    </section>
  );
}
