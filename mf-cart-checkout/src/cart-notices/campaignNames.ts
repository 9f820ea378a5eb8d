import { compact } from '@hemvaror/domain/compact';

interface Campaign {
  name: string | null;
  hideTitle: boolean | null;
}

/** Unique names of the campaigns whose title is not hidden (CART-02). */
export function campaignNames(campaigns: readonly (Campaign | null)[] | null | undefined): string[] {
  return [...new Set(compact(campaigns).flatMap(({ name, hideTitle }) => (name && !hideTitle ? [name] : [])))];
}
