import type { RemoteName } from '@hemvaror/runtime/contract/contract';

/** A page of each remote, with a loader. */
export const REMOTE_PAGES: Readonly<Record<RemoteName, string>> = {
  'mf-catalog': '/c/beslag',
  'mf-search': '/s/knopp',
  'mf-cart-checkout': '/kassan',
  'mf-account': '/account/reset-password',
  'mf-content': '/',
};
