import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import type { Channel } from '../../app/data/rootData.ts';
import type { VisitorGroup } from './visitorGroup.ts';
import type { PersonalState } from './personalState.ts';

/**
 * The visitor of a request, whose page is the same for all with equal fields. No field contains a text of a cookie, so that a
 * cached page cannot show one. May have a cart and favorites, which arrive in the browser.
 */
export interface AnonymousVisitor {
  /** Host of the address; undefined if it is not one of the shop's. */
  readonly host: string | undefined;
  /** Whether the site's origin is https. */
  readonly isSecure: boolean;
  readonly shop: Shop;
  /** The channel of the site, or the error of its fetch. */
  readonly channel: PromiseSettledResult<Channel>;
  readonly site: RootState['site'];
  /** Whether every visitor with this host and address may get this page, with any cookies and any language of the browser. */
  readonly isForAll: boolean;
  readonly group: VisitorGroup;
  readonly personal?: undefined;
}

interface PersonalVisitor extends Omit<AnonymousVisitor, 'personal'> {
  readonly personal: PersonalState;
}

export type Visitor = AnonymousVisitor | PersonalVisitor;
