import { useEffect } from 'react';
import { useStore } from '@storefront/platform/reactRedux';
import type { RootState } from '@storefront/store/appStore';
import { followOtherTabs } from './followOtherTabs.ts';

/** What the shopper does in the shop's other tabs is seen in this one. */
export function OtherTabs() {
  const store = useStore<RootState>();
  useEffect(() => followOtherTabs(store), [store]);
  return null;
}
