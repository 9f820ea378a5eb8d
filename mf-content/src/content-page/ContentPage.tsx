import { apolloContext } from '@storefront/api/operations';
import { LOCALES, type LocaleCode } from '@storefront/config/locales';
import { inOrder } from '@storefront/domain/inOrder';
import { PageError } from '@storefront/domain/pageError';
import { present } from '@storefront/domain/present';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { useLocation } from '@storefront/platform/router';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { shopContext, useShop } from '@storefront/store/shop';
import { Breadcrumb, type Crumb } from '@storefront/ui/breadcrumb/Breadcrumb';
import { Heading } from '@storefront/ui/heading/Heading';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import { PageFailed } from '../PageFailed.tsx';
import { pageTitleFrom } from '../pageTitleFrom.ts';
import { hasTopHeading } from '../widget-area/hasTopHeading.ts';
import { loadWidgetArea } from '../widget-area/loadWidgetArea.ts';
import type { WidgetArea as Area } from '../widget-area/widget.ts';
import { WidgetArea } from '../widget-area/WidgetArea.tsx';
import { CmsPagesDocument, GetMenuAtLocationDocument, type InfoMenu_itemFragment } from './ContentPage.generated.ts';
import classes from './ContentPage.module.css';
import { InfoMenu } from './InfoMenu.tsx';
import { pageAddresses } from './pageAddresses.ts';

interface ContentPageData {
  area: Area;
  /** Path of this page in each language that has it. */
  addresses: Partial<Record<LocaleCode, string>>;
  /** Beside pages tagged `menu`. */
  menu: { title: string; items: InfoMenu_itemFragment[]; url: string | null } | null;
}

const MENU_TAG = 'menu';
const MENU_LOCATION = 'info-pages';

export async function loader({ context, params, request }: LoaderArgs): Promise<ContentPageData> {
  const { alias } = params;
  if (!alias) throw new PageError(404, 'a content page needs an alias');

  const operations = context.get(apolloContext);
  const { locale } = context.get(shopContext);
  const [area, cmsPages, { getMenuAtLocation: found }] = await Promise.all([
    loadWidgetArea(context, { alias, url: new URL(request.url).pathname }),
    operations.query({ document: CmsPagesDocument, variables: { sv: LOCALES.sv.iso, en: LOCALES.en.iso } }),
    operations.query({ document: GetMenuAtLocationDocument, variables: { menuLocationId: MENU_LOCATION } }),
  ]);
  if (!area) throw new PageError(404, `no content page has the alias "${alias}"`);

  const pages = { sv: present(cmsPages.sv), en: present(cmsPages.en) };
  const title = found?.title ?? '';
  const items = inOrder(found?.menuItems).filter((item) => !item.hidden && item.canonicalUrl);
  // A menu has no address of its own, but often a page of its name.
  const url = pages[locale].find((page) => page.title === title)?.canonicalUrl ?? null;
  const hasMenu = area.tags.includes(MENU_TAG) && items.length > 0;
  return { area, addresses: pageAddresses(pages, alias), menu: hasMenu ? { title, items, url } : null };
}

export function meta({ data: { area, addresses }, t, shop }: MetaArgs<ContentPageData>): PageMeta {
  const title = area.meta?.title || area.title;
  const canonical = addresses[shop.locale];
  const description = area.meta?.description;
  return {
    title: title ? pageTitleFrom(title, shop.config.shopName) : t('page.untitled'),
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
          {!hasTopHeading(area) && (
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
