import type { CatalogTree } from '../catalog/catalogTree.ts';
import type { CampaignRule } from '../catalog/campaignRules.ts';
import type { ProductPackage } from '../catalog/packages.ts';
import type { LanguageCode } from '../markets/channels.ts';
import type { CartLine } from './cartLine.ts';

/**
 * The package whose price a line has. Undefined outside of packages, and if the catalog no longer offers the package with
 * the options of the cart: its lines have their usual prices.
 */
export function packageOfLine(
  line: CartLine,
  lines: readonly CartLine[],
  { packages }: Pick<CatalogTree, 'packages'>,
): ProductPackage | undefined {
  const { place } = line;
  const found = place ? packages.get(place.packageId) : undefined;
  if (!place || !found) return undefined;
  const group = lines.filter((other) => other.place?.groupKey === place.groupKey);
  const isOffered = group.every((other) => isOption(other, found));
  const isComplete = found.groups.every(
    ({ id, required }) => !required || group.some((one) => one.place?.groupId === id),
  );
  return isOffered && isComplete ? found : undefined;
}

function isOption({ place, productId }: CartLine, { groups }: ProductPackage): boolean {
  const group = groups.find(({ id }) => id === place?.groupId);
  return group?.options.some((option) => option.id === place?.optionId && option.productId === productId) ?? false;
}

/** The reduction of a package as a campaign of its lines. */
export function ruleOfPackage({ productId, name, percent }: ProductPackage, language: LanguageCode): CampaignRule {
  return {
    campaignId: `package-${productId}`,
    name: name[language],
    hideTitle: false,
    ruleType: 'PACKAGE',
    category: 'PRICE',
    action: 'PERCENTAGE',
    actionValue: String(percent),
    canonicalUrl: null,
  };
}
