import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import { PageError } from '@hemvaror/domain/pageError';
import type { ActionNotice, LoaderArgs, MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { Text } from '@hemvaror/ui/text/Text';
import { ContactLine } from '../contact-line/ContactLine.tsx';
import { CompanyTerms } from './CompanyTerms.tsx';
import { FinderForm } from './FinderForm.tsx';
import { FinderSteps } from './FinderSteps.tsx';
import classes from './OrderFinderPage.module.css';

/** @throws PageError 404 with an API that cannot mail the link of an order */
export async function loader({ context }: LoaderArgs): Promise<null> {
  if (!context.get(shopContext).config.apiAdditions) throw new PageError(404, 'The API cannot mail links to orders.');
  return null;
}

export function meta({ t }: MetaArgs<null>): PageMeta {
  return { title: t('orderFinder.title'), noIndex: true, pageType: 'Order Finder Page' };
}

/**
 * The way to an order without its link, and so to the withdrawal (Directive (EU) 2023/2673): mails the link to the buyer. The answer is
 * the same for every number and address.
 */
export function Component({ notice }: { data: null; notice?: ActionNotice | undefined }) {
  const { t } = useTranslation('cart-checkout');
  const isCompany = useSelector(siteSlice.selectors.selectCustomerType) === 'ORGANIZATION';

  return (
    <PageContainer>
      <div className={classes.page}>
        <div className={classes.finder}>
          <div className={classes.head}>
            <Heading size="page" as="h1">
              {t('orderFinder.title')}
            </Heading>
            <Text size="lead">{t(isCompany ? 'orderFinder.company.lead' : 'orderFinder.lead')}</Text>
          </div>
          <OwnOrders />
          <FinderForm refused={notice?.fields ?? []} />
          <ContactLine text={t('orderFinder.help')} />
        </div>
        {isCompany ? <CompanyTerms /> : <FinderSteps />}
      </div>
    </PageContainer>
  );
}

/** Customers need no mail. */
function OwnOrders() {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();
  const isSignedIn = useSelector(sessionSlice.selectors.selectUserName) !== null;
  if (!isSignedIn) return null;

  return (
    <Notice title={t('orderFinder.signedIn')}>
      <Link to={pathTo('account-orders')}>{t('orderFinder.toOrders')}</Link>
    </Notice>
  );
}

export function ErrorBoundary() {
  return <PageFailed />;
}
