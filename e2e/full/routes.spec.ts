import { CELLS, checkCell, nameOf } from '../support/routeMatrix.ts';
import { test } from '../support/siteTest.ts';

for (const cell of CELLS) {
  test(nameOf(cell), async ({ page, sv, en, consoleMessages }) => {
    await checkCell(page, cell.language === 'sv' ? sv : en, cell, consoleMessages);
  });
}
