/**
 * `npm run house`: the figures of the code's structure, measured from the sources. `--verbose` lists the counted items,
 * `--check` fails if a figure is above its limit (`limits.ts`), and a folder as argument measures another checkout.
 */
import { ROOT } from '../../project/root.ts';
import { measure } from './figures.ts';
import { LIMITS } from './limits.ts';

const args = process.argv.slice(2);
const isCheck = args.includes('--check');
const root = args.find((arg) => !arg.startsWith('--')) ?? ROOT;

const { figures } = measure(root, !isCheck);
const rows = figures.map(({ name, value, details }) => ({ name, value, limit: LIMITS[name], details }));
const broken = rows.filter(({ value, limit }) => limit !== undefined && value > limit);

if (!isCheck) {
  console.log('| figure | today | limit |\n|---|---|---|');
  for (const { name, value, limit } of rows)
    console.log(`| ${name} | ${value.toLocaleString('en')} | ${limit ?? '–'} |`);
}
for (const { name, value, limit, details } of isCheck ? broken : rows) {
  if (!isCheck && !args.includes('--verbose')) continue;
  console.log(`\n${name}: ${value}${limit === undefined ? '' : `, limit ${limit}`}`);
  for (const detail of details) console.log(`  ${detail}`);
}
if (isCheck && broken.length > 0) {
  console.error('\nRemove the new items, or explain in the review why the limit in limits.ts must rise.');
  process.exit(1);
}
