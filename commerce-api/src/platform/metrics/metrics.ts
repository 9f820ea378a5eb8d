import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Around the budgets: a picture from memory 3 ms, a product 20 ms, a list 60 ms, a picture that is made 300 ms. */
const SECONDS = [0.003, 0.01, 0.02, 0.06, 0.15, 0.3, 1, 3, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** What one process counts. Each label takes its values from a set that no client can enlarge. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  return {
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until a request is answered',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    operationSeconds: new Histogram({
      name: 'graphql_operation_duration_seconds',
      help: 'Time of a GraphQL operation by its name; names that nobody knows count as other',
      labelNames: ['operation'],
      buckets: SECONDS,
      registers,
    }),
    errors: new Counter({
      name: 'graphql_errors_total',
      help: 'Errors in GraphQL answers by extensions.code; INTERNAL_SERVER_ERROR is a fault of ours',
      labelNames: ['code'],
      registers,
    }),
    imagesServed: new Counter({
      name: 'images_served_total',
      help: 'Resized pictures by where they came from: memory, disk, made, or turnedAway when too many had to be made',
      labelNames: ['source'],
      registers,
    }),
    imageSeconds: new Histogram({
      name: 'image_making_duration_seconds',
      help: 'Time to resize one picture',
      labelNames: ['format'],
      buckets: SECONDS,
      registers,
    }),
    /** A number that is read when the metrics are asked for. */
    watch(name: string, help: string, read: () => number): void {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    /** A number that only rises, read when the metrics are asked for. */
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
