import { data, type ActionFunctionArgs } from 'react-router-dom';
import { isApiError } from '@hemvaror/runtime/api/apiError';
import { isPageError, PageError } from '@hemvaror/domain/pageError';
import type { ActionRedirect, ActionResult } from '@hemvaror/runtime/contract/contract';
import { asPageAction } from '../../app/core/exposes.ts';
import { PAGES } from '../../app/core/pages.ts';
import { withTimeout } from '../../app/core/withTimeout.ts';
import { runGuards } from '../../app/navigation/guards/runGuards.ts';
import { withRouteErrors } from '../../app/navigation/withRouteErrors.ts';
import type { PageOfRoute, RouteDeps } from '../../app/navigation/routeDeps.ts';

/**
 * Runs the action of a route's page as loaders are run: after the page's guards, with a timeout, and with its errors logged.
 *
 * @returns null if it failed: the shopper gets the page with an error notice
 * @throws the status 405 for a page without an action; the redirect or the 404 of a guard
 */
export async function pageAction(
  { request, params, context }: ActionFunctionArgs,
  { name, id }: PageOfRoute,
  deps: RouteDeps,
): Promise<ActionResult | ActionRedirect | null> {
  await withRouteErrors(async () => runGuards(name, PAGES[name]?.guards ?? [], { request, params, context }, deps));
  const { load, loaderTimeoutMs, onFailure } = deps.pages;
  const action = asPageAction(id, (await load(id)).action);
  if (!action) throw data(null, { status: 405 });

  const form = new URLSearchParams(await request.text());
  const onTimeout = () => {
    const error = new PageError(503, `The action did not finish within ${loaderTimeoutMs} ms.`);
    onFailure(id, error);
    return error;
  };
  try {
    return await withTimeout(loaderTimeoutMs, action.run({ request, params, context, route: name, form }), onTimeout);
  } catch (error) {
    // A PageError is deliberate, and API errors are logged by the API client.
    if (!isPageError(error) && !isApiError(error)) onFailure(id, error);
    return null;
  }
}
