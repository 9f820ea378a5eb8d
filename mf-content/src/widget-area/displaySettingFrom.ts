import type { ViewportClass } from '@hemvaror/domain/site/breakpoints';

/** @see WIDGET-14 */
export function displaySettingFrom(viewport: ViewportClass): 'mobile' | 'desktop' {
  return viewport === 'phone' ? 'mobile' : 'desktop';
}
