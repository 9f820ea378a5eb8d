import type { LayoutName } from '../core/pages.ts';
import { asHandle } from '../core/routeHandle.ts';

/**
 * The layout that a page asks for by its name (LAYOUT-11).
 *
 * @param handles of the matched routes, the page's last
 */
export function layoutOf(handles: readonly unknown[]): LayoutName {
  return handles.map(asHandle).findLast((handle) => handle !== undefined)?.layout ?? 'default';
}
