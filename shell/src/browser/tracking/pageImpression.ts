import type { ImpressedPage } from './shopEvent.ts';

/** The Page Impression event, the same in both key styles (TRACK-03). */
export function pageImpression({ pageType, path, title, status }: ImpressedPage): object {
  return {
    event: 'Page Impression',
    environmentInfo: { isProduction: process.env['NODE_ENV'] === 'production' },
    pageInfo: { pageType, url: path, httpStatusCode: status, title },
    'gtm.uniqueEventId': 3,
  };
}
