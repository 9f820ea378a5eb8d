import type { ExposeId, PageModule } from '@hemvaror/runtime/contract/contract';
import type { LayoutName } from './pages.ts';

/** The data of a route that exist before its code is loaded. */
export interface RouteHandle {
  name: string;
  layout: LayoutName;
  page?: ExposeId;
  /** Head data of the page; set when its code is loaded. */
  meta?: PageModule['meta'];
}

/** The handle that `createRoutes` sets; undefined for the root route. */
export function asHandle(value: unknown): RouteHandle | undefined {
  return isHandle(value) ? value : undefined;
}

function isHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'layout' in value && 'name' in value;
}
