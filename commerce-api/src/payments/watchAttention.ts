import type { Metrics } from '../platform/metrics/metrics.ts';
import { countAttention } from './attention.ts';

export function watchAttention(metrics: Pick<Metrics, 'watchTotal'>): void {
  metrics.watchTotal(
    'payments_needing_attention_total',
    'Payments and refunds that needed a person, since the start',
    countAttention,
  );
}
