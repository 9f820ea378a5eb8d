import { compact } from '@hemvaror/domain/compact';

interface Campaign {
  name: string | null;
  hideTitle: boolean | null;
}

/** Names of the campaigns that may be named, each once (CART-02). */
export function campaignNames(campaigns: readonly (Campaign | null)[] | null | undefined): string[] {
  return [...new Set(compact(campaigns).flatMap(({ name, hideTitle }) => (name && !hideTitle ? [name] : [])))];
}
