import type { View } from '../markets/view.ts';
import type { Localized } from '../model/catalogEntries.ts';
import { campaignDescription } from './campaignDescription.ts';
import type { CatalogTree } from './catalogTree.ts';
import type { ListPage } from './listPage.ts';
import { campaignUrl, SALE_ALIAS, saleUrl } from './urls.ts';

const NAME: Localized = { sv: 'Rea', en: 'Sale' };
const INTRO: Localized = {
  sv: 'Här är allt som är nedsatt just nu. Rabatten räknas från det lägsta priset under de 30 dagarna före sänkningen.',
  en: 'Everything that is reduced right now. Reductions are calculated from the lowest price in the 30 days before.',
};

export function isSaleAlias(segment: string): boolean {
  return segment === SALE_ALIAS.sv || segment === SALE_ALIAS.en;
}

/** The list of everything that is reduced, with a description of each campaign. Undefined for another segment. */
export function salePage(segment: string, { campaigns }: CatalogTree, view: View): ListPage | undefined {
  if (!isSaleAlias(segment)) return undefined;
  const language = view.language.code;
  const items = [...campaigns.values()]
    // Tiers reduce no price.
    .filter(({ kind }) => kind !== 'tiered')
    .map((campaign) => {
      const link = `<a href="${campaignUrl(campaign)(language)}">${escaped(campaign.name[language])}</a>`;
      const description = escaped(campaignDescription(campaign, view));
      return `<li>${description ? `${link}: ${description}` : link}</li>`;
    });
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return {
    id: 1,
    alias: SALE_ALIAS[language],
    url: saleUrl,
    name: NAME[language],
    description: `<p>${INTRO[language]}</p>${list}`,
    image: null,
    meta: { title: NAME[language], description: INTRO[language] },
    childrenOf: undefined,
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
