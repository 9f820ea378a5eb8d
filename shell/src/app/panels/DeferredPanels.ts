import { defer } from '@hemvaror/runtime/defer/defer';
import { PanelsFallback } from './PanelsFallback.tsx';

/** The panels and notices of a layout. None is open on a first view. */
export const Panels = defer(async () => (await import('./Panels.tsx')).Panels, {
  when: 'soon',
  ssr: false,
  missing: PanelsFallback,
});
