import { isApiError } from '@storefront/api/apiError';
import { isPageError, PageError } from '@storefront/domain/pageError';
import type { ActionArgs, PageAction, Told } from '@storefront/federation/contract';
import { within } from '../../within.ts';

interface Limits {
  limitMs: number;
  /** Told what is a bug, and what was too slow. */
  onFailure: (error: unknown) => void;
}

/**
 * Runs an action as loaders are run: limited in time, its bugs told.
 *
 * @returns null when it failed: the shopper gets the page back, and reads that it did not work
 */
export async function runAction(
  action: PageAction,
  args: ActionArgs,
  { limitMs, onFailure }: Limits,
): Promise<Told | null> {
  const late = () => {
    const error = new PageError(503, `the action did not answer within ${limitMs} ms`);
    onFailure(error);
    return error;
  };
  try {
    return await within(limitMs, action.run(args), late);
  } catch (error) {
    // What is thrown on purpose is no bug; the log of the API has its failures.
    if (!isPageError(error) && !isApiError(error)) onFailure(error);
    return null;
  }
}
