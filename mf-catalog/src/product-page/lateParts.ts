import { latePart } from '@storefront/federation/latePart';
import { productLate } from './productLate.ts';

const colorChoice = latePart(async () => (await productLate()).ColorChoice);
const claims = latePart(async () => (await productLate()).Claims);
const shortText = latePart(async () => (await productLate()).RichText);
const productMore = latePart(async () => (await productLate()).ProductMore);

export const ColorChoice = colorChoice.Late;
export const Claims = claims.Late;
export const ShortText = shortText.Late;
export const ProductMore = productMore.Late;

/** For the loader: what it loads for is rendered without waiting. */
export async function prepareLateParts(): Promise<void> {
  await Promise.all([colorChoice, claims, shortText, productMore].map(async ({ prepare }) => prepare()));
}
