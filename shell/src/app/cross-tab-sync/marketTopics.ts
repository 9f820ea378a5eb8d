import { createQueue } from '@hemvaror/domain/createQueue';
import { MARKET_COOKIE } from '@hemvaror/domain/site/marketCookies';
import { CHECKOUT_MARKET_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { readCookie } from '@hemvaror/runtime/state/cookies';
import type { MarketSession } from '../market/marketSession.ts';
import type { MarketSwitch } from '../market/switchMarket.ts';
import type { Topic } from './syncTopicsAcrossTabs.ts';

const loadSwitchMarket = lazyModule(() => import('../market/switchMarket.ts'));

export interface MarketTopicDeps {
  market: MarketSwitch & { session: Pick<MarketSession, 'subscribe'> };
}

type MarketName = 'market' | 'checkoutMarket';

/**
 * Sends changes of the market and of the checkout market to every tab (STATE-06). The other tabs read them from the cookies. A
 * hidden tab does so when it is visible again, so that a change does not fetch the data of every open tab at once.
 *
 * @param served the aliases that the page was served with
 */
export function marketTopics({ market }: MarketTopicDeps, served: Readonly<Record<MarketName, string>>): Topic[] {
  const { session } = market;
  const enqueue = createQueue();
  let followCount = 0;

  async function follow(mayNavigate: boolean): Promise<void> {
    followCount += 1;
    try {
      const { followMarket } = await loadSwitchMarket();
      await followMarket(mayNavigate, market);
    } catch (error) {
      console.warn('market of another tab not loaded, keeping the previous one until the tab regains focus', error);
    } finally {
      followCount -= 1;
    }
  }

  function topic(type: string, name: MarketName): Topic {
    let lastSynced = served[name];
    let isAnnounced = false;

    return {
      type,
      subscribe: session.subscribe,
      takeMessage: () => {
        const alias = session.getShop()[name];
        if (alias === lastSynced) return null;
        lastSynced = alias;
        // A tab must not send a message that it received.
        return followCount > 0 ? null : { type, data: alias };
      },
      takeOver: (cause) => {
        isAnnounced ||= cause === 'message' && name === 'market';
        if (document.visibilityState === 'hidden' || !isOutdated()) return;
        const mayNavigate = isAnnounced;
        isAnnounced = false;
        void enqueue(() => follow(mayNavigate));
      },
    };
  }

  function isOutdated(): boolean {
    const { market: site, checkoutMarket } = session.getShop();
    return (
      (readCookie(MARKET_COOKIE) ?? site) !== site ||
      (readCookie(CHECKOUT_MARKET_COOKIE) ?? checkoutMarket) !== checkoutMarket
    );
  }

  return [topic('market', 'market'), topic('checkout-market', 'checkoutMarket')];
}
