import type { ExposeId, PageAction } from '@storefront/federation/contract';
import { asPageAction } from '../../exposes.ts';
import type { PageSource } from '../../pageSource.ts';

/** @returns undefined for a page that takes no form. @throws Error for one that cannot be had or does not keep the contract */
export async function actionOf(id: ExposeId, pages: Pick<PageSource, 'load'>): Promise<PageAction | undefined> {
  const { action } = await pages.load(id);
  return action && asPageAction(id, action);
}
