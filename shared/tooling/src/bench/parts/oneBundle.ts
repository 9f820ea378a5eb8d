import type { BenchSite } from '../benchSite.ts';
import { freePorts } from '../../site/ports.ts';
import { transferOf } from '../firstView.ts';
import { median } from '../median.ts';
import { startOneBundle, type OneBundleServer } from '../oneBundleServer.ts';
import { PAGES } from '../pages.ts';
import { residentMb } from '../processFigures.ts';
import { measureLoad, type LoadTarget } from '../serverLoad.ts';
import type { Row, Table } from '../table.ts';
import { assertShopWorks } from '../assertShopWorks.ts';
import { targets } from './server.ts';
import { cookiesFor } from './views.ts';

const KIB = 1024;
const WARM_UP = { amount: 300 };
const ROUND = { amount: 200 };
/** Rounds of each app, alternating, so that other work of the machine affects both. */
const ROUNDS = 5;
const COMPARED = ['front', 'list', 'product', 'checkout'] as const;

/** `one-bundle`: the cost of federation, compared with the same sources as one app without it. */
export async function* oneBundle(bench: BenchSite): AsyncGenerator<Table> {
  const [port = 0] = await freePorts(1);
  const single = await startOneBundle(port, bench.site.apiOrigin, bench.logDir);
  try {
    // A broken page is cheap, and its figures would be meaningless.
    await assertShopWorks(bench.browser, bench.site.origin);
    await assertShopWorks(bench.browser, single.origin);
    yield await bytesTable(bench, single);
    yield await cpuTable(bench, single, port);
    yield memoryTable(bench, single);
  } finally {
    await single.child.stop();
  }
}

async function bytesTable({ browser, site, cartId }: BenchSite, single: OneBundleServer): Promise<Table> {
  const rows: Row[] = [];
  for (const name of COMPARED) {
    const path = PAGES[name];
    const federated = await transferOf(browser, site.origin + path, cookiesFor(path, site.origin, cartId));
    const one = await transferOf(browser, single.origin + path, cookiesFor(path, single.origin, cartId));
    rows.push({
      name,
      figures: [
        federated.scriptBytes / KIB,
        one.scriptBytes / KIB,
        federated.scriptBytes / one.scriptBytes,
        federated.styleBytes / KIB,
        one.styleBytes / KIB,
        // Visitors without the stylesheets get them in the document.
        one.styleBytes > 0 ? federated.styleBytes / one.styleBytes : null,
      ],
    });
  }
  return {
    title: 'Federation compared with one bundle: bytes of a first view',
    note: 'One bundle: the same sources, minifier and targets, each page and slot a dynamic import, no Module Federation.',
    columns: [
      { heading: 'JavaScript', unit: 'KiB', digits: 1 },
      { heading: 'one bundle', unit: 'KiB', digits: 1 },
      { heading: 'ratio', digits: 2, budget: { max: 1.1 } },
      { heading: 'CSS', unit: 'KiB', digits: 1 },
      { heading: 'one bundle', unit: 'KiB', digits: 1 },
      { heading: 'ratio', digits: 2 },
    ],
    rows,
  };
}

async function cpuTable(bench: BenchSite, single: OneBundleServer, port: number): Promise<Table> {
  const federatedPid = bench.pids.shell;
  const singlePid = single.child.process.pid ?? 0;
  const federated = targets(bench.shellPort, bench.cartId);
  const one = targets(port, bench.cartId);
  const rows: Row[] = [];
  for (const name of COMPARED) {
    await measureLoad(federated[name], WARM_UP, []);
    await measureLoad(one[name], WARM_UP, []);
    const rounds: [federated: Round, one: Round][] = [];
    for (let at = 0; at < ROUNDS; at += 1) {
      const first = await round(federated[name], federatedPid);
      rounds.push([first, await round(one[name], singlePid)]);
    }
    const medianOf = (figure: (pair: [Round, Round]) => number) => median(rounds.map(figure));
    rows.push({
      name,
      figures: [
        medianOf(([own]) => own.cpuMs),
        medianOf(([, other]) => other.cpuMs),
        medianOf(([own, other]) => own.cpuMs / other.cpuMs),
        medianOf(([own]) => own.requestsPerSecond),
        medianOf(([, other]) => other.requestsPerSecond),
      ],
    });
  }
  return {
    title: 'Federation compared with one bundle: server',
    note: `Processor time of the shell for a page, and pages per second: the median of ${ROUNDS} alternating rounds of ${ROUND.amount} requests each; the ratio is the median of the pairs.`,
    columns: [
      { heading: 'CPU', unit: 'ms', digits: 2 },
      { heading: 'one bundle', unit: 'ms', digits: 2 },
      { heading: 'ratio', digits: 2, budget: { max: 1.1 } },
      { heading: 'pages per second' },
      { heading: 'one bundle' },
    ],
    rows,
  };
}

function memoryTable({ pids }: BenchSite, single: OneBundleServer): Table {
  return {
    title: 'Federation compared with one bundle: memory',
    note: 'Resident set after the rounds above.',
    columns: [{ heading: 'memory', unit: 'MB' }],
    rows: [
      { name: 'federated shell', figures: [residentMb(pids.shell)] },
      { name: 'one bundle', figures: [residentMb(single.child.process.pid ?? 0)] },
    ],
  };
}

interface Round {
  cpuMs: number;
  requestsPerSecond: number;
}

async function round(target: LoadTarget, pid: number): Promise<Round> {
  const { cpuMs, requestsPerSecond } = await measureLoad(target, ROUND, [pid]);
  return { cpuMs: cpuMs[0] ?? 0, requestsPerSecond };
}
