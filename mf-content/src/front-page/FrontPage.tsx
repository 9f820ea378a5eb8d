import { apolloContext } from '@storefront/api/operations';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import classes from './FrontPage.module.css';

interface FrontPageData {
  name: string;
}

export async function loader({ context }: LoaderArgs): Promise<FrontPageData> {
  context.get(apolloContext);
  return { name: 'x' };
}

export function meta({ t }: MetaArgs<FrontPageData>): PageMeta {
  return { title: t('front.title'), pageType: 'Front Page' };
}

export function Component({ data }: { data: FrontPageData }) {
  const { t } = useTranslation('content');
  return <h1 className={classes.title}>{t('front.title')} {data.name}</h1>;
}

export function ErrorBoundary() {
  return null;
}
