import * as z from 'zod';

const rates = z.object({
  release: z.string(),
  renders: z.number(),
  failed: z.number(),
  /** Of the loaders: 95th percentile in ms. */
  p95Ms: z.number(),
  /** Processor time for a render, in ms. */
  cpuMs: z.number(),
});

/** Remote → rates of its live release and of its candidate in the last minute, and of the release before as far as they are known. */
export const ratesSchema = z.record(
  z.string(),
  z.object({
    live: rates,
    before: rates.optional(),
    /** With the share of the visitors who get it, in percent. */
    candidate: rates.extend({ share: z.number() }).optional(),
  }),
);

export type Rates = z.infer<typeof rates>;
export type RatesByRemote = z.infer<typeof ratesSchema>;
