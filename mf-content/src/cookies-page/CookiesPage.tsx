import type { MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { Breadcrumb } from '@storefront/ui/breadcrumb/Breadcrumb';
import { Heading } from '@storefront/ui/heading/Heading';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { Prose } from '@storefront/ui/text/Prose';
import { Text } from '@storefront/ui/text/Text';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';
import { PageFailed } from '../PageFailed.tsx';
import classes from './CookiesPage.module.css';
import { SHOP_COOKIES } from './shopCookies.ts';

export async function loader(): Promise<null> {
  return null;
}

export function meta({ t }: MetaArgs<null>): PageMeta {
  return {
    title: t('cookies.title'),
    description: t('cookies.description'),
    pageType: 'Cookies Page',
  };
}

/** What the shop's cookies are for (ROUTE-24, CONSENT-09). */
export function Component() {
  const { t } = useTranslation('content');
  const toPath = usePathTo();
  return (
    <PageContainer className={classes.page}>
      <Breadcrumb
        label={t('page.breadcrumb')}
        trail={[{ label: t('page.home'), href: toPath('index') }]}
        current={t('cookies.title')}
        renderLink={({ label, href }) => <Link to={href}>{label}</Link>}
      />
      <Prose>
        <Heading as="h1" size="page">
          {t('cookies.title')}
        </Heading>
        <Text size="lead">{t('cookies.lead')}</Text>
      </Prose>
      <CookieTable />
      <Prose>
        <Heading as="h2" size="section">
          {t('cookies.removeTitle')}
        </Heading>
        <p>{t('cookies.remove')}</p>
      </Prose>
    </PageContainer>
  );
}

function CookieTable() {
  const { t } = useTranslation('content');
  return (
    <table className={classes.table}>
      <VisuallyHidden as="caption">{t('cookies.caption')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('cookies.name')}</th>
          <th scope="col">{t('cookies.purpose')}</th>
          <th scope="col">{t('cookies.lifetime')}</th>
        </tr>
      </thead>
      <tbody>
        {SHOP_COOKIES.map(({ name, purpose, lifetime }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{t(`cookies.purposes.${purpose}`)}</td>
            <td>{t(`cookies.lifetimes.${lifetime}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const ErrorBoundary = PageFailed;
