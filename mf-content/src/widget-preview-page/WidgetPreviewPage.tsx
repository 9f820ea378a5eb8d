import { PageFailed } from '@hemvaror/commerce-ui/page-failed/PageFailed';
import type { MetaArgs, PageMeta } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { WidgetArea } from '../widget-area/WidgetArea.tsx';
import type { WidgetPreviewData } from './WidgetPreviewPage.loader.ts';

export function meta({ data: { area }, t }: MetaArgs<WidgetPreviewData>): PageMeta {
  return { title: t('preview.title', { name: area.title ?? '' }), noIndex: true, pageType: 'Widget Preview' };
}

/** Renders an unpublished area for editors (WIDGET-22). */
export function Component({ data: { area } }: { data: WidgetPreviewData }) {
  const { t } = useTranslation('content');
  return (
    <>
      {!area.hasTopHeading && <VisuallyHidden as="h1">{t('preview.title', { name: area.title ?? '' })}</VisuallyHidden>}
      <WidgetArea area={area} placement="page" />
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailed />;
}
