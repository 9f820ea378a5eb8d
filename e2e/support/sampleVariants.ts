import { sample } from './sample.ts';

/**
 * Selects variants (languages, hosts, widths) of a long journey: all in `npm run test:full`, otherwise `count` of them,
 * which change daily. ROUTE_SEED=… repeats the selection of a day.
 *
 * @param journey unique name, so that not all journeys select the same language on one day
 */
export function sampleVariants<Variant>(journey: string, variants: readonly Variant[], count = 1): readonly Variant[] {
  if (process.env['ALL_VARIANTS']) return variants;
  const offset = Buffer.from(journey).reduce((sum, byte) => sum + byte, 0);
  return sample(variants, count, Number(process.env['ROUTE_SEED']) + offset);
}
