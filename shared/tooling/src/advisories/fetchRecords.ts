import * as z from 'zod';
import { osvRecordSchema, type OsvRecord } from './osvRecord.ts';

export const OSV_API = 'https://api.osv.dev';

/** The service accepts 1,000 queries in a request. */
const BATCH = 500;
const MAX_PAGES = 50;
const CONNECTIONS = 8;
const TIMEOUT_MS = 60_000;

const resultSchema = z.object({
  vulns: z.optional(z.array(z.object({ id: z.string().max(100) })).max(5_000)),
  next_page_token: z.optional(z.string().max(5_000)),
});
const batchSchema = z.object({ results: z.array(z.nullable(resultSchema)).max(BATCH) });

interface Query {
  name: string;
  pageToken?: string;
}

/**
 * Fetches the OSV records of npm packages, of any version: an update of a package needs no new copy.
 *
 * @param api without a slash at the end
 * @throws Error that names the address, if the service does not respond as expected
 */
export async function fetchRecords(names: readonly string[], api: string = OSV_API): Promise<OsvRecord[]> {
  const ids = [...(await fetchIds(names, api))].toSorted();
  const records: OsvRecord[] = [];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
        records.push(osvRecordSchema.parse(await fetchJson(`${api}/v1/vulns/${encodeURIComponent(id)}`)));
      }
    }),
  );
  return records;
}

async function fetchIds(names: readonly string[], api: string): Promise<Set<string>> {
  const ids = new Set<string>();
  let open: Query[] = names.map((name) => ({ name }));
  for (let page = 0; open.length > 0; page += 1) {
    if (page === MAX_PAGES) throw new Error(`${api} has more than ${MAX_PAGES} pages for ${open[0]?.name}.`);
    const next: Query[] = [];
    for (let start = 0; start < open.length; start += BATCH) {
      const queries = open.slice(start, start + BATCH);
      const results = await fetchBatch(queries, api);
      for (const [index, result] of results.entries()) {
        const query = queries[index];
        for (const { id } of result?.vulns ?? []) ids.add(id);
        if (query && result?.next_page_token) next.push({ name: query.name, pageToken: result.next_page_token });
      }
    }
    open = next;
  }
  return ids;
}

async function fetchBatch(queries: readonly Query[], api: string) {
  const address = `${api}/v1/querybatch`;
  const body = {
    queries: queries.map(({ name, pageToken }) => ({
      package: { ecosystem: 'npm', name },
      ...(pageToken !== undefined && { page_token: pageToken }),
    })),
  };
  const { results } = batchSchema.parse(await fetchJson(address, body));
  // Otherwise a package would have no advisories without a response for it.
  if (results.length !== queries.length)
    throw new Error(`${address} has ${results.length} results. Expected ${queries.length}.`);
  return results;
}

async function fetchJson(address: string, body?: object): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Error(`${address} does not respond. Is this machine online?`, { cause: error });
  }
  if (!response.ok) throw new Error(`${address} responds with ${response.status}.`);
  return response.json();
}
