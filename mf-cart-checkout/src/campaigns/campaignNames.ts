import { present } from '@hemvaror/domain/present';

interface Campaign {
  name: string | null;
  hideTitle: boolean | null;
}

/** Names of the campaigns that may be named, each once (CART-02). */
export function campaignNames(campaigns: readonly (Campaign | null)[] | null | undefined): string[] {
  return [...new Set(present(campaigns).flatMap(({ name, hideTitle }) => (name && !hideTitle ? [name] : [])))];
}
