import type { TrackingServices } from '@hemvaror/runtime/contract/trackingServices';
import { addScript } from './addScript.ts';
import type { TrackingService } from './shopEvent.ts';
import { ga4Events } from './ga4Events.ts';
import { namedEvents } from './namedEvents.ts';
import { pageImpression } from './pageImpression.ts';

declare global {
  interface Window {
    /** The queue of the tag manager, read by its script. */
    dataLayer?: object[];
  }
}

const MAPPINGS = { products: namedEvents, items: ga4Events } as const;

/** The tag manager: events are pushed to `dataLayer`, in the key style of the configuration (TRACK-03, CONST-06). */
export function createTagManager({
  id,
  scriptUrl,
  keyStyle,
}: NonNullable<TrackingServices['tagManager']>): TrackingService {
  const push = (...entries: object[]) => (window.dataLayer ??= []).push(...entries);

  return {
    start: () => {
      push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      addScript(`${scriptUrl}?id=${encodeURIComponent(id)}`);
    },
    receive: (event, currency) => {
      if (event.type === 'page:impression') push(pageImpression(event.page));
      else push(...MAPPINGS[keyStyle](event, currency));
    },
    cookies: [],
  };
}
