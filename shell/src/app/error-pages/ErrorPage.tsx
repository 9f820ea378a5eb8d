import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { loadingSlice, type QueryFailed } from '@hemvaror/runtime/state/loadingSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { PageHead } from '../head/PageHead.tsx';
import { errorStatus } from './errorStatus.ts';
import { publicMessage } from './publicMessage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import classes from './ErrorPage.module.css';

export interface ErrorPageProps {
  /** Failure of a query outside a route's loader. Errors of the route come from `useRouteError`. */
  failure?: QueryFailed | undefined;
  /** Whether the page is hung, instead of its route failed. */
  isHung?: boolean;
}

/** LAYOUT-08, LAYOUT-09: the 404 page for status 404, otherwise a generic error page. */
export function ErrorPage({ failure, isHung = false }: ErrorPageProps) {
  const error = useRouteError();
  if (failure) return <QueryFailedPage failure={failure} />;
  if (isHung) return <FailedPage status={503} message={null} />;
  const status = errorStatus(error);
  return status === 404 ? <NotFoundPage /> : <FailedPage status={status} message={publicMessage(error)} />;
}

/** Resets the failure when it unmounts, so that the page is rendered when the shopper returns. */
function QueryFailedPage({ failure: { status, message, isBelowSearch } }: { failure: QueryFailed }) {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(loadingSlice.actions.queryFailureChanged(null)), [dispatch]);
  return <FailedPage status={status} message={message} belowSearch={isBelowSearch} />;
}

interface FailedPageProps {
  status: number;
  message: string | null;
  /** Whether to leave space for a failed search that may be open above it. */
  belowSearch?: boolean | undefined;
}

/** A failure that may be temporary: "try again" reloads the document, including its code. */
function FailedPage({ status, message, belowSearch = false }: FailedPageProps) {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const title = t('error.failedTitle');

  useEffect(() => void dispatch(loadingSlice.actions.pageFailed()), [dispatch]);

  return (
    <>
      <PageHead meta={{ title, noIndex: true, pageType: 'Error Page' }} />
      <section className={classes.failed} data-below-search={belowSearch || undefined}>
        <Text muted figures>
          {status} {message && <span lang="en">{message}</span>}
        </Text>
        <Heading size="display" as="h1">
          {title}
        </Heading>
        <Text size="lead">{t(status === 503 ? 'error.unavailableText' : 'error.failedText')}</Text>
        <div className={classes.ways}>
          <Button size="l" href={pathname + search}>
            {t('layout.tryAgain')}
          </Button>
          <Link to={pathTo('index')} className={buttonClassName({ variant: 'secondary', size: 'l' })}>
            {t('error.toStart')}
          </Link>
        </div>
      </section>
    </>
  );
}
