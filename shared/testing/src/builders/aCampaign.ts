import type { CampaignRuleType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';

type ACampaign = Complete<CampaignRuleType>;

export function aCampaign(overrides: Partial<ACampaign> = {}): ACampaign {
  return {
    campaignId: 'campaign-1',
    name: 'Fler för mindre',
    hideTitle: null,
    canonicalUrl: null,
    action: null,
    actionValue: null,
    category: null,
    ruleType: null,
    ...overrides,
  };
}
