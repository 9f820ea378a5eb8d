import type { Registry } from 'prom-client';

/** Lists the metrics of a registry, as messages between processes contain them. */
export async function listMetrics(registry: Registry) {
  const metrics = await registry.getMetricsAsJSON();
  return metrics.map((metric) => ({ ...metric }));
}
