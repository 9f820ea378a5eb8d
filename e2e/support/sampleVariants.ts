import { sample } from './sample.ts';

/**
 * For long journeys that run in several variants (languages, hosts, widths): all of them by `npm run test:full`, else
 * `count` of them, others from day to day. ROUTE_SEED=… repeats a day's choice.
 *
 * @param journey tells two places apart, so that not all of them choose the same language on one day
 */
export function sampleVariants<Variant>(journey: string, variants: readonly Variant[], count = 1): readonly Variant[] {
  if (process.env['ALL_VARIANTS']) return variants;
  const offset = Buffer.from(journey).reduce((sum, byte) => sum + byte, 0);
  return sample(variants, count, Number(process.env['ROUTE_SEED']) + offset);
}
