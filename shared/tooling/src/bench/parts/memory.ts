import { PAGE_NAMES } from '../pages.ts';
import { residentMb } from '../residentMb.ts';
import { measureLoad } from '../server/measureLoad.ts';
import type { Table } from '../table.ts';
import type { SiteBench } from './part.ts';

const REQUESTS = 150;

/** `memory`: resident memory of shell and API after load on every kind of page. */
export async function* memory({ targets: [own], pids, cookies }: SiteBench): AsyncGenerator<Table> {
  for (const page of PAGE_NAMES) {
    const headers = { 'accept-encoding': 'gzip, deflate, br', cookie: cookies.cart };
    await measureLoad(own, { path: own.pages[page] ?? '/', headers, status: 200 }, REQUESTS);
  }
  yield {
    title: 'Memory after load',
    note: `Resident set, right after ${REQUESTS} requests for every kind of page.`,
    columns: [
      { heading: 'shell', unit: 'MB', budget: { max: 300 } },
      { heading: 'commerce-api with its embedded database', unit: 'MB' },
    ],
    rows: [{ name: 'resident', figures: [residentMb(pids.shell), residentMb(pids.api)] }],
  };
}
