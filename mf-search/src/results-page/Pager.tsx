import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import classes from './Pager.module.css';

interface PagerProps {
  search: string;
  /** Counted from 1. */
  page: number;
  pages: number;
}

/** The way to the results before and after these. */
export function Pager({ search, page, pages }: PagerProps) {
  const { t } = useTranslation('search');
  const path = usePathTo()('search', { search });
  if (pages === 1) return null;

  return (
    <nav className={classes.pager} aria-label={t('results.pages')}>
      {page > 1 && (
        <Link to={page === 2 ? path : `${path}?page=${page - 1}`} className={buttonClassName({ variant: 'secondary' })}>
          {t('results.previous')}
        </Link>
      )}
      <span className={classes.place}>{t('results.page', { page, pages })}</span>
      {page < pages && (
        <Link to={`${path}?page=${page + 1}`} className={buttonClassName({ variant: 'secondary' })}>
          {t('results.next')}
        </Link>
      )}
    </nav>
  );
}
