import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { WidgetArea } from '../widget-area/WidgetArea.tsx';
import { pictureAddress } from '../widgets/picture/pictureAddress.ts';
import type { FrontPageData } from './FrontPage.loader.ts';

export function meta({ data: { area }, t, shop }: MetaArgs<FrontPageData>): PageMeta {
  const description = area?.meta?.description;
  const [image] = area?.containers[0]?.widgets[0]?.images ?? [];
  return {
    title: area?.meta?.title || t('front.title'),
    ...(description && { description }),
    ...(image && { image: pictureAddress(image.fileName, shop.config) }),
    pageType: 'Front Page',
  };
}

export function Component({ data: { area } }: { data: FrontPageData }) {
  const { t } = useTranslation('content');
  return (
    <>
      {!area?.hasTopHeading && <VisuallyHidden as="h1">{t('front.title')}</VisuallyHidden>}
      {area && <WidgetArea area={area} placement="page" />}
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailed />;
}
