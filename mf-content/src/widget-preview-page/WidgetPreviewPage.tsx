import { PageError } from '@storefront/domain/pageError';
import type { LoaderArgs, MetaArgs, PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';
import { PageFailed } from '../PageFailed.tsx';
import type { WidgetArea as Area } from '../widget-area/widget.ts';
import { WidgetArea } from '../widget-area/WidgetArea.tsx';
import { previewChoiceFrom } from './previewChoiceFrom.ts';

interface WidgetPreviewData {
  area: Area;
}

/** @throws PageError 404 when the query names no area, or one that is not there */
export async function loader({ context, request }: LoaderArgs): Promise<WidgetPreviewData> {
  const choice = previewChoiceFrom(new URL(request.url).searchParams);
  if (!choice) throw new PageError(404, 'a preview needs an alias, or a family and an area name');

  const { loadWidgetArea } = await import('../widget-area/loadWidgetArea.ts');
  const area = await loadWidgetArea(context, choice);
  if (!area) throw new PageError(404, 'there is no such area to preview');
  return { area };
}

export function meta({ data: { area }, t }: MetaArgs<WidgetPreviewData>): PageMeta {
  return { title: t('preview.title', { name: area.title ?? '' }), noIndex: true, pageType: 'Widget Preview' };
}

/** What an editor has made, before anybody else sees it (WIDGET-22). */
export function Component({ data: { area } }: { data: WidgetPreviewData }) {
  const { t } = useTranslation('content');
  return (
    <>
      {!area.hasTopHeading && <VisuallyHidden as="h1">{t('preview.title', { name: area.title ?? '' })}</VisuallyHidden>}
      <WidgetArea area={area} place="page" />
    </>
  );
}

export const ErrorBoundary = PageFailed;
