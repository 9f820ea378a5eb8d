import { trackingScripts, type TrackingScripts } from '@hemvaror/domain/site/trackingScripts';
import * as z from 'zod';

/** The tracking services of the storefront, which the privacy page names. */
export interface TrackingConfig extends TrackingScripts {
  /** Further origins to which their scripts may send. */
  origins: readonly string[];
}

const GROUP = 'The shop';
const text = z.string().trim().optional();

/**
 * The same variables as in the shell, so that the privacy page cannot name other receivers than those that pages load. The shell
 * checks their values: it does not start with an invalid one.
 */
export const trackingVariables = {
  TAG_MANAGER_ID: text.meta({ group: GROUP, help: 'the same, for the privacy page', example: 'GTM-ABC123' }),
  TAG_MANAGER_SCRIPT_URL: text.meta({
    group: GROUP,
    help: 'the same, for the privacy page, which names its host',
    example: 'https://www.googletagmanager.com/gtm.js',
  }),
  RECOMMENDATION_ACTIVE: z.stringbool().default(false).meta({ group: GROUP, help: 'the same, for the privacy page' }),
  RECOMMENDATION_ACCOUNT: text.meta({ group: GROUP, help: 'the same, for the privacy page', example: 'my-shop' }),
  RECOMMENDATION_SCRIPT_URL: text.meta({
    group: GROUP,
    help: 'the same, for the privacy page, which names its host',
    example: 'https://connect.nosto.com/include',
  }),
  TRACKING_ORIGINS: z.string().default('').meta({
    group: GROUP,
    help: 'the same, for the privacy page, which names their hosts',
    example: 'https://www.google-analytics.com',
  }),
};

const schema = z.object(trackingVariables);

export function trackingConfigFrom(variables: z.output<typeof schema>): TrackingConfig {
  const origins = variables.TRACKING_ORIGINS.split(',').map((part) => part.trim());
  return { ...trackingScripts(variables), origins: origins.filter((origin) => origin !== '') };
}
