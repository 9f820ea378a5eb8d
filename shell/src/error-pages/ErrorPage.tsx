import { useRouteError } from 'react-router-dom';
import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { PageHead } from '../PageHead.tsx';
import { errorStatus } from './errorStatus.ts';

/** LAYOUT-08, LAYOUT-09: the 404 page for status 404, otherwise a generic error page. */
export function ErrorPage() {
  const status = errorStatus(useRouteError());
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const title = t(status === 404 ? 'error.notFoundTitle' : 'error.failedTitle');
  return (
    <>
      <PageHead meta={{ title, noIndex: true, pageType: 'Error Page' }} />
      <h1>{title}</h1>
      <p>{status}</p>
      <Link to={pathTo('index')}>{t('error.toStart')}</Link>
    </>
  );
}
