import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Breadcrumb, type Crumb } from '@hemvaror/ui/breadcrumb/Breadcrumb';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { WidgetArea } from '../widget-area/WidgetArea.tsx';
import type { ContentPageData } from './ContentPage.loader.ts';
import classes from './ContentPage.module.css';
import { InfoMenu } from './InfoMenu.tsx';

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
          <WidgetArea area={area} placement="column" />
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

export function ErrorBoundary() {
  return <PageFailed />;
}
