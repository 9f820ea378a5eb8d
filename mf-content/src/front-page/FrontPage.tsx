import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { shopContext } from '@storefront/store/shop';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';
import { PageFailed } from '../PageFailed.tsx';
import type { WidgetArea as Area } from '../widget-area/widget.ts';
import { WidgetArea } from '../widget-area/WidgetArea.tsx';
import { pictureAddress } from '../widgets/picture/pictureAddress.ts';

interface FrontPageData {
  /** Null in a shop that has no front page area yet. */
  area: Area | null;
}

/** FRONT-02: the family is fixed, the area's name is configured (OP-17). */
const FAMILY = 'Frontpage';

export async function loader({ context, request }: LoaderArgs): Promise<FrontPageData> {
  // The first view was loaded on the server: the browser needs the query and its reading only when it navigates here.
  const { loadWidgetArea } = await import('../widget-area/loadWidgetArea.ts');
  const { config } = context.get(shopContext);
  const choice = { family: FAMILY, areaName: config.frontPageArea, url: new URL(request.url).pathname };
  return { area: await loadWidgetArea(context, choice) };
}

export function meta({ data: { area }, t, shop }: MetaArgs<FrontPageData>): PageMeta {
  const description = area?.meta?.description;
  const [picture] = area?.containers[0]?.widgets[0]?.images ?? [];
  return {
    title: area?.meta?.title || t('front.title'),
    ...(description && { description }),
    ...(picture && { image: pictureAddress(picture.fileName, shop.config) }),
    pageType: 'Front Page',
  };
}

export function Component({ data: { area } }: { data: FrontPageData }) {
  const { t } = useTranslation('content');
  return (
    <>
      {!area?.hasTopHeading && <VisuallyHidden as="h1">{t('front.title')}</VisuallyHidden>}
      {area && <WidgetArea area={area} place="page" />}
    </>
  );
}

export const ErrorBoundary = PageFailed;
