import type { RenderRequest } from '../http/pageRequest.ts';
import type { Visitor } from '../request/visitor.ts';
import { repairing } from './repairing.ts';
import type { PageResponse, RenderPage } from './renderPage.ts';

function aResponse(hasFailed: boolean, status = 200): PageResponse {
  return { status, headers: {}, body: '', loaderData: {}, releases: [], hasFailed, isProvisional: false };
}

/** @param attempts result of each rendering @param repairs result of each repair */
async function rendered(attempts: readonly (PageResponse | Error)[], repairs: readonly boolean[]) {
  const [rest, results] = [[...attempts], [...repairs]];
  const render: RenderPage = async () => {
    const next = rest.shift();
    if (next instanceof Error || !next) throw next ?? new Error('rendered too often');
    return next;
  };
  const repaired = repairing(render, { repair: () => results.shift() ?? false });
  const request: RenderRequest = Object.create(null);
  const visitor: Visitor = Object.create(null);
  const response = await repaired(request, visitor, { signal: new AbortController().signal });
  return { response, renders: attempts.length - rest.length, repairs: repairs.length - results.length };
}

test('a page without a failure is rendered once, and nothing is compared', async () => {
  const page = aResponse(false);

  expect(await rendered([page], [true])).toEqual({ response: page, renders: 1, repairs: 0 });
});

test('a failure that no change explains stays', async () => {
  const page = aResponse(true);

  expect(await rendered([page], [false])).toEqual({ response: page, renders: 1, repairs: 1 });
  await expect(rendered([new Error('own fault')], [false])).rejects.toThrow('own fault');
});

test.each([
  ['a page with a failed part', aResponse(true)],
  ['an error page of the shell itself', aResponse(false, 500)],
  ['a page that could not be rendered', new Error('broken')],
])('%s is rendered again when a change of shared objects was undone', async (_what, first) => {
  const page = aResponse(false);

  expect(await rendered([first, page], [true, false])).toEqual({ response: page, renders: 2, repairs: 2 });
});

test('a page that changes shared objects each time leaves them as before', async () => {
  const page = aResponse(true);

  expect(await rendered([page, page], [true, true])).toEqual({ response: page, renders: 2, repairs: 2 });
});
