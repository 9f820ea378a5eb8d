import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { Notice } from '@storefront/ui/notice/Notice';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { textLinkClassName } from '@storefront/ui/text/textLinkClassName';
import classes from './PageFailed.module.css';

/** Stands where a page of the catalog could not be shown: what happened, and a way on. */
export function PageFailed({ title }: { title: string }) {
  const { t } = useTranslation('catalog');
  const pathTo = usePathTo();

  return (
    <PageContainer className={classes.failed}>
      <Notice tone="error" title={title}>
        <p>
          {t('failed.wayOn')}{' '}
          <Link className={textLinkClassName()} to={pathTo('all')}>
            {t('failed.all')}
          </Link>
        </p>
      </Notice>
    </PageContainer>
  );
}
