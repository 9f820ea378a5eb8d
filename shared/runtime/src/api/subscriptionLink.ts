import { ApolloLink } from '@apollo/client';
import { isSubscriptionOperation } from '@apollo/client/utilities';
import { from, mergeMap } from 'rxjs';
import { lazyModule } from '../defer/lazyModule.ts';
import type { SubscriptionClient, SubscriptionOptions } from './subscriptionClient.ts';

const loadClient = lazyModule(() => import('./subscriptionClient.ts'));

/** Creates a link that sends subscriptions by websocket, and loads the client for it with the first one (API-14). */
export function createSubscriptionLink(options: SubscriptionOptions): SubscriptionClient {
  let client: SubscriptionClient | undefined;

  async function load(): Promise<SubscriptionClient> {
    const { createSubscriptionClient } = await loadClient();
    return (client ??= createSubscriptionClient(options));
  }

  return {
    link: new ApolloLink((operation, forward) =>
      isSubscriptionOperation(operation.query)
        ? from(load()).pipe(mergeMap(({ link }) => link.request(operation, forward)))
        : forward(operation),
    ),
    restart: () => client?.restart(),
  };
}
