import type { PublicConfig } from './publicConfig.ts';

/** The services that receive events after the shopper's consent; a service without a complete configuration is missing. */
export interface TrackingServices {
  tagManager?: { id: string; scriptUrl: string; keyStyle: PublicConfig['tagManager']['keyStyle'] };
  recommendation?: { accountId: string; scriptUrl: string };
}

/** @param config of a shell that may have been released before these settings */
export function trackingServices({ tagManager, recommendation }: Partial<PublicConfig>): TrackingServices {
  return {
    ...(tagManager?.id &&
      tagManager.scriptUrl && {
        tagManager: { id: tagManager.id, scriptUrl: tagManager.scriptUrl, keyStyle: tagManager.keyStyle },
      }),
    ...(recommendation?.scriptUrl && {
      recommendation: { accountId: recommendation.accountId, scriptUrl: recommendation.scriptUrl },
    }),
  };
}
