import { CONSENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { PAGES } from '../pages.ts';
import type { Target } from '../targets.ts';
import type { Screen } from './screens.ts';
import type { VisitOptions } from './visit.ts';

/** Of a visitor who has answered the consent bar, which covers a part of each page until then. */
export const CONSENT_ANSWERED = `${CONSENT_COOKIE}=false`;

/** Whether a shop has our pages: it is ours, or another version of ours, with the same controls and marks. */
export function isOurs({ pages }: Target): boolean {
  return pages.list === PAGES.list && pages.product === PAGES.product;
}

/** @param cookies headers, empty for a new visitor */
export function visitorOf(target: Target, screen: Screen, ...cookies: string[]): VisitOptions {
  return { screen, origin: target.origin, cookie: cookies.join('; '), hydrates: isOurs(target) };
}
