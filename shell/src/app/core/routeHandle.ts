import type { ExposeId, PageModule } from '@hemvaror/runtime/contract/contract';
import type { LayoutName } from './pages.ts';

/** What is known of a route before anything is loaded. */
export interface RouteHandle {
  name: string;
  layout: LayoutName;
  page?: ExposeId;
  /** What the page says about itself; known from when its code is there. */
  meta?: PageModule['meta'];
}

/** The handle of a route as `createRoutes` wrote it; the root has none. */
export function asHandle(value: unknown): RouteHandle | undefined {
  return isHandle(value) ? value : undefined;
}

function isHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'layout' in value && 'name' in value;
}
