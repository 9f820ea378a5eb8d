import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { trackingServices } from '@hemvaror/runtime/contract/trackingServices';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Breadcrumb } from '@hemvaror/ui/breadcrumb/Breadcrumb';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { Prose } from '@hemvaror/ui/text/Prose';
import { Text } from '@hemvaror/ui/text/Text';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { ConsentChoice } from './ConsentChoice.tsx';
import classes from './CookiesPage.module.css';
import { shopCookies, shopStorage, type StoredEntry } from './shopCookies.ts';

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

/** Lists what the shop stores in the browser, with purpose and lifetime, and changes the consent (ROUTE-24, CONSENT-09). */
export function Component() {
  const { t } = useTranslation('content');
  const toPath = usePathTo();
  const { config, origins, locale } = useShop();
  const settings = {
    services: trackingServices(config),
    isSecure: origins[locale].startsWith('https:'),
    hasServiceWorker: config.serviceWorker,
  };
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
      <div className={classes.columns}>
        <ConsentChoice />
        <div className={classes.list}>
          <StorageTable caption={t('cookies.caption')} entries={shopCookies(settings)} />
          <Heading as="h2" size="section">
            {t('cookies.storageTitle')}
          </Heading>
          <StorageTable caption={t('cookies.storageTitle')} entries={shopStorage(settings)} />
          <Prose>
            <Heading as="h2" size="section">
              {t('cookies.removeTitle')}
            </Heading>
            <p>{t('cookies.remove')}</p>
          </Prose>
        </div>
      </div>
    </PageContainer>
  );
}

function StorageTable({ caption, entries }: { caption: string; entries: readonly StoredEntry[] }) {
  const { t } = useTranslation('content');
  return (
    <table className={classes.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('cookies.name')}</th>
          <th scope="col">{t('cookies.purpose')}</th>
          <th scope="col">{t('cookies.lifetime')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, use, lifetime }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{t(`cookies.purposes.${use}`)}</td>
            <td>{t(`cookies.lifetimes.${lifetime}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ErrorBoundary() {
  return <PageFailed />;
}
