import type { LayoutName } from '../core/pages.ts';
import { asHandle } from '../core/routeHandle.ts';

/**
 * The layout of the matched page (LAYOUT-11).
 *
 * @param handles of the matched routes, that of the page last
 */
export function layoutOf(handles: readonly unknown[]): LayoutName {
  return handles.map(asHandle).findLast((handle) => handle !== undefined)?.layout ?? 'default';
}
