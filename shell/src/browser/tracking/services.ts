import { trackingServices, type TrackingServices } from '@hemvaror/runtime/contract/trackingServices';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { createRecommendation } from './recommendation.ts';
import type { TrackingService } from './shopEvent.ts';
import { createTagManager } from './tagManager.ts';

/** The configured services. Another provider needs an adapter here and its settings in `TrackingServices` (TRACK-04). */
export function createServices(config: Partial<PublicConfig>): TrackingService[] {
  const { tagManager, recommendation }: TrackingServices = trackingServices(config);
  return [
    ...(tagManager ? [createTagManager(tagManager)] : []),
    ...(recommendation ? [createRecommendation(recommendation)] : []),
  ];
}
