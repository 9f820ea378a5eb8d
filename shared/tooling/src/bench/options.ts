import { parseArgs } from 'node:util';
import { MIN_ROUNDS } from './measure/pairs.ts';
import { PAGE_NAMES, type PageName } from './pages.ts';

/** Rounds of `--quick`: enough to see that a part works. */
const QUICK_ROUNDS = 3;
export const PRODUCTS = [1_000, 10_000, 100_000] as const;

/** Another shop, measured in turns with ours. */
export interface OtherShop {
  origin: string;
  /** Paths of the pages that it has. */
  pages: Readonly<Partial<Record<PageName, string>>>;
  /** Its processes on this machine, whose processor time is measured. */
  pids: readonly number[];
  /** Cookie header of a visitor whose pages are personal. */
  cookie: string | undefined;
  /** How its controls are found, by the name that our taps have. */
  taps: ReadonlyMap<string, Control>;
}

export interface Control {
  role: string;
  name: string;
}

export interface BenchOptions {
  /** Names of the parts to run; empty for all. */
  parts: readonly string[];
  rounds: number;
  /** Part of the names of the rows to measure; undefined for all. */
  only: string | undefined;
  /** Whether there are enough rounds for budgets and comparisons. */
  hasVerdict: boolean;
  /** Sizes of the catalog for `growth`. */
  products: readonly number[];
  beside: OtherShop | undefined;
}

export const USAGE = `npm run bench -- [part …] [options]
  --rounds N                            rounds of each measurement, or pairs beside another shop; ${MIN_ROUNDS} by default and at least for a verdict
  --only TEXT                           rows whose name contains the text, such as "add to cart"
  --quick                               ${QUICK_ROUNDS} rounds, no verdict
  --products ${PRODUCTS.join('|')}            size of the catalog in growth, may be repeated
  --beside URL                          measures another shop in turns with ours
  --beside-pages front=/,list=/x,…      its pages: ${PAGE_NAMES.join(', ')}
  --beside-pid 123,124                  its processes on this machine, for their processor time
  --beside-cookie name=value            cookie of a visitor with pages of their own
  --beside-tap "add=button:Add to cart" role and name of a control, may be repeated`;

/** @throws Error with the invalid option */
export function benchOptions(args: string[]): BenchOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      products: { type: 'string', multiple: true },
      beside: { type: 'string' },
      'beside-pages': { type: 'string' },
      'beside-pid': { type: 'string' },
      'beside-cookie': { type: 'string' },
      'beside-tap': { type: 'string', multiple: true, default: [] },
    },
  });
  const given = values.rounds === undefined ? undefined : countFrom('--rounds', values.rounds);
  const rounds = given ?? (values.quick ? QUICK_ROUNDS : MIN_ROUNDS);
  const { beside } = values;
  const dependent = ['beside-pages', 'beside-pid', 'beside-cookie'] as const;
  const orphan = dependent.find((name) => values[name] !== undefined) ?? (values['beside-tap'][0] && 'beside-tap');
  if (beside === undefined && orphan) throw new Error(`--${orphan} needs --beside with the address of the other shop.`);
  return {
    parts: positionals,
    rounds,
    only: values.only,
    hasVerdict: !values.quick && rounds >= MIN_ROUNDS,
    products: values.products?.map((size) => countFrom('--products', size)) ?? PRODUCTS,
    beside:
      beside === undefined
        ? undefined
        : {
            origin: new URL(beside).origin,
            pages: { front: '/', ...pagesFrom(values['beside-pages']) },
            pids: splitList(values['beside-pid']).map((pid) => countFrom('--beside-pid', pid)),
            cookie: values['beside-cookie'],
            taps: new Map(values['beside-tap'].map(tapFrom)),
          },
  };
}

function countFrom(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`Invalid ${option} "${text}". Expected a number above 0.`);
  return count;
}

function pagesFrom(text: string | undefined): Partial<Record<PageName, string>> {
  return Object.fromEntries(
    splitList(text).map((entry) => {
      const [name = '', ...path] = entry.split('=');
      const page = PAGE_NAMES.find((known) => known === name);
      if (!page || !path[0]?.startsWith('/'))
        throw new Error(
          `Invalid --beside-pages "${entry}". Expected a page (${PAGE_NAMES.join(', ')}), "=" and its path.`,
        );
      return [page, path.join('=')];
    }),
  );
}

function tapFrom(text: string): [name: string, control: Control] {
  const [, name, role, label] = /^([^=]+)=([^:]+):(.+)$/.exec(text) ?? [];
  if (name === undefined || role === undefined || label === undefined)
    throw new Error(`Invalid --beside-tap "${text}". Expected "name=role:label", such as "add=button:Add to cart".`);
  return [name, { role, name: label }];
}

function splitList(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',');
}
