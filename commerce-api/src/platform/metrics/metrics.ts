import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Buckets around the budgets: an image from memory 3 ms, a product 20 ms, a list 60 ms, an encoded image 300 ms. */
const SECONDS = [0.003, 0.01, 0.02, 0.06, 0.15, 0.3, 1, 3, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one process. The values of each label are from a fixed set. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  return {
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until the response to a request',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    operationSeconds: new Histogram({
      name: 'graphql_operation_duration_seconds',
      help: 'Time of a GraphQL operation by its name; unknown names count as other',
      labelNames: ['operation'],
      buckets: SECONDS,
      registers,
    }),
    errors: new Counter({
      name: 'graphql_errors_total',
      help: 'Errors in GraphQL responses by extensions.code; INTERNAL_SERVER_ERROR is a server error',
      labelNames: ['code'],
      registers,
    }),
    imagesServed: new Counter({
      name: 'images_served_total',
      help: 'Resized images by source: memory, disk, made, or turnedAway when the queue was full',
      labelNames: ['source'],
      registers,
    }),
    imageSeconds: new Histogram({
      name: 'image_making_duration_seconds',
      help: 'Time to resize one image',
      labelNames: ['format'],
      buckets: SECONDS,
      registers,
    }),
    /** Adds a gauge that is read when the metrics are requested. */
    watch(name: string, help: string, read: () => number): void {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    /** Adds a counter that is read when the metrics are requested. */
    watchTotal(name: string, help: string, read: () => number): void {
      const counter: Counter = new Counter({
        name,
        help,
        registers,
        collect: () => {
          counter.reset();
          counter.inc(read());
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
