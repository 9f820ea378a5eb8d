import { matchRoutes } from 'react-router-dom';
import type { ActionArgs, ExposeId, PageAction } from '@storefront/federation/contract';
import { isRouteName } from '@storefront/routing/routeTable';
import { placeOf } from '@storefront/routing/usePathTo';
import { answerOfGuards } from '../../navigation/guards/runGuards.ts';
import { PAGES } from '../../pages.ts';
import type { PageSource } from '../../pageSource.ts';
import { asHandle } from '../../routeHandle.ts';
import { createRoutes } from '../../routes.tsx';
import type { RequestWorld } from '../requestWorld.ts';
import { actionOf } from './actionOf.ts';

/** What a form meets at its address. */
export type FormPage =
  | { kind: 'noAction' }
  | { kind: 'redirect'; to: string }
  | { kind: 'action'; id: ExposeId; action: PageAction; args: Omit<ActionArgs, 'form'> };

/** Finds the action of the page that a request leads to, behind the page's guards. */
export async function formPage(
  request: Request,
  { shop, context }: Pick<RequestWorld, 'shop' | 'context'>,
  pages: PageSource,
): Promise<FormPage> {
  const place = placeOf(shop);
  const matched = matchRoutes(createRoutes(pages, place), new URL(request.url).pathname)?.at(-1);
  const { name = '', page: id } = asHandle(matched?.route.handle) ?? {};
  if (!matched || !id || !isRouteName(name)) return { kind: 'noAction' };

  const { params } = matched;
  const guarded = answerOfGuards(name, PAGES[name]?.guards ?? [], { request, params, context }, { place });
  if (guarded.kind === 'redirect') return guarded;
  const action = guarded.kind === 'pass' ? await actionOf(id, pages) : undefined;
  return action
    ? { kind: 'action', id, action, args: { request, params, context, route: name } }
    : { kind: 'noAction' };
}
