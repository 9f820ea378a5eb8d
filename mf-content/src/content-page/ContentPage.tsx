import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { useLocation } from '@storefront/platform/router';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { useShop } from '@storefront/store/shop';
import { Breadcrumb, type Crumb } from '@storefront/ui/breadcrumb/Breadcrumb';
import { Heading } from '@storefront/ui/heading/Heading';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { PageFailed } from '../PageFailed.tsx';
import { WidgetArea } from '../widget-area/WidgetArea.tsx';
import classes from './ContentPage.module.css';
import { InfoMenu } from './InfoMenu.tsx';
import type { ContentPageData } from './loadContentPage.ts';

export async function loader(args: LoaderArgs): Promise<ContentPageData> {
  // The first view was loaded on the server: the browser needs the queries and their reading only when it navigates here.
  const { loadContentPage } = await import('./loadContentPage.ts');
  return loadContentPage(args);
}

export function meta({ data: { area, addresses }, t, shop }: MetaArgs<ContentPageData>): PageMeta {
  const title = area.meta?.title || area.title;
  const canonical = addresses[shop.locale];
  const description = area.meta?.description;
  return {
    title: title || t('page.untitled'),
    ...(description && { description }),
    ...(canonical && { canonical }),
    alternates: addresses,
    pageType: 'Content Page',
  };
}

export function Component({ data: { area, addresses, menu } }: { data: ContentPageData }) {
  const { t } = useTranslation('content');
  const { locale } = useShop();
  const { pathname } = useLocation();
  const current = addresses[locale] ?? pathname;
  const title = area.title ?? '';

  return (
    <PageContainer className={classes.page}>
      <PageTrail current={current} title={title} menu={menu} />
      <div className={classes.content} data-menu={menu !== null}>
        {menu && <InfoMenu title={menu.title || t('page.menu')} items={menu.items} current={current} />}
        <article className={classes.article}>
          {!area.hasTopHeading && (
            <Heading as="h1" size="page">
              {title}
            </Heading>
          )}
          <WidgetArea area={area} place="column" />
        </article>
      </div>
    </PageContainer>
  );
}

interface PageTrailProps extends Pick<ContentPageData, 'menu'> {
  current: string;
  title: string;
}

function PageTrail({ current, title, menu }: PageTrailProps) {
  const { t } = useTranslation('content');
  const pathTo = usePathTo();
  const home: Crumb = { label: t('page.home'), href: pathTo('index') };
  const parent = menu?.url && menu.url !== current ? [{ label: menu.title, href: menu.url }] : [];

  return (
    <Breadcrumb
      label={t('page.breadcrumb')}
      trail={[home, ...parent]}
      current={title}
      renderLink={({ label, href }) => <Link to={href}>{label}</Link>}
    />
  );
}

export const ErrorBoundary = PageFailed;
