import { CELLS, checkCell, nameOf } from '../../support/routeMatrix.ts';
import { sample } from '../../support/sample.ts';
import { test } from '../../support/siteTest.ts';

/** Part of each test name. ROUTE_SEED=… repeats its sample. `npm run test:full` opens all routes. */
const SEED = Number(process.env['ROUTE_SEED']);
const COUNT = 4;

for (const cell of sample(CELLS, COUNT, SEED)) {
  test(`sample ${SEED}: ${nameOf(cell)}`, async ({ page, sv, en, consoleMessages }) => {
    await checkCell(page, cell.language === 'sv' ? sv : en, cell, consoleMessages);
  });
}
