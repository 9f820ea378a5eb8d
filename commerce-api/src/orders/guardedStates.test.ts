import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = 'commerce-api/src';

/** Statements in SQL that set a state. Those of the query builder do not compile, since `State` has no type for updates. */
const WRITES: [column: string, table: string, owner: string][] = [
  ['state', 'payment', 'orders/movePayment.ts'],
  ['state', 'payment_refund', 'orders/moveRefund.ts'],
  ['status', 'shop_order', 'orders/changeStatus.ts'],
];

/** The text of each `update <table> … set …` up to its condition, with the name of its file. */
function updatesOf(table: string): { file: string; set: string; condition: string }[] {
  return globSync('**/*.ts', { cwd: ROOT, exclude: (name) => name.endsWith('.test.ts') }).flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...text.matchAll(new RegExp(`\\bupdate ${table}\\b(?: \\w+)? set\\b(.*?)\\bwhere\\b(.*?)\``, 'gs'))].map(
      ([, set = '', condition = '']) => ({ file, set, condition }),
    );
  });
}

test.each(WRITES)('the %s of a %s is written in one place, from known states', (column, table, owner) => {
  const writes = updatesOf(table).filter(({ set }) => new RegExp(`(^|,)\\s*${column} = `).test(set));

  expect(writes.map(({ file }) => file)).toEqual([owner]);
  expect(writes[0]?.condition).toMatch(new RegExp(`\\b${column} = `));
});
