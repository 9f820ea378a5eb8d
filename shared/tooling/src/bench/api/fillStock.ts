import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { LINE } from './cart.ts';
import { ROOT } from '../../project/root.ts';

const CLI = path.join(ROOT, 'commerce-api/src/admin/cli.ts');
/** More than the orders of a bench or of a day. */
const PIECES = 100_000;

/** Fills the stock of the SKU that is ordered, in the running API. */
export async function fillStock(dataDir: string): Promise<void> {
  const args = ['stock', '--sku', String(LINE.skuId), '--in-stock', String(PIECES)];
  await promisify(execFile)(process.execPath, [CLI, ...args], { env: { ...process.env, DATA_DIR: dataDir } });
}
