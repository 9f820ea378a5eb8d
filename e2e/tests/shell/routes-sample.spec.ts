import { CELLS, checkCell, nameOf } from '../../support/routeMatrix.ts';
import { sample } from '../../support/sample.ts';
import { test } from '../../support/siteTest.ts';

/** `npm run test:full` opens all of them. The seed stands in the names; ROUTE_SEED=… repeats its sample. */
const SEED = Number(process.env['ROUTE_SEED']);
const COUNT = 6;

for (const cell of sample(CELLS, COUNT, SEED)) {
  test(`sample ${SEED}: ${nameOf(cell)}`, async ({ page, sv, en, complaints }) => {
    await checkCell(page, cell.language === 'sv' ? sv : en, cell, complaints);
  });
}
