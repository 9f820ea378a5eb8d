import { compact } from '@hemvaror/domain/compact';
import type {
  CampaignPageQuery,
  CampaignPageQueryVariables,
  Campaigns_productFragment,
} from './campaignPage.generated.ts';

export interface CampaignSummary {
  name: string;
  /** Canonical path of the campaign's list. */
  href: string | null;
  /** Text or HTML that explains the campaign, from its list. */
  description: string | null;
}

/**
 * The campaigns of a product with visible names. Their conditions are part of their own lists only, so each list is queried.
 * If that fails, a campaign has its name alone.
 *
 * @param query sends `campaignPage`
 */
export async function campaignSummaries(
  { discountCampaigns }: Campaigns_productFragment,
  query: (variables: CampaignPageQueryVariables) => Promise<CampaignPageQuery>,
): Promise<CampaignSummary[]> {
  const campaigns = compact(discountCampaigns).flatMap(({ name, hideTitle, canonicalUrl: href }) =>
    name && !hideTitle ? [{ name, href }] : [],
  );
  return Promise.all(
    campaigns.map(async ({ name, href }) => {
      const page = href ? await query({ url: href }).catch(() => null) : null;
      return { name, href, description: page?.listPageInfo?.primaryDescription || null };
    }),
  );
}
