/**
 * `npm run advisories`: refreshes the copy of the advisories (`.ci/advisories.json`) from api.osv.dev, or with `--from <folder>` from a
 * clone of github.com/github/advisory-database, and compares the installed packages with it.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../project/root.ts';
import { COPY_FILE, formatCopy, readAccepted } from './advisoryCopy.ts';
import { createCopy } from './createCopy.ts';
import { fetchRecords, OSV_API } from './fetchRecords.ts';
import { findVulnerabilities } from './findVulnerabilities.ts';
import { findingsReport } from './findingsReport.ts';
import { lockedPackages } from './lockedPackages.ts';
import { readRecords } from './readRecords.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });

try {
  const installed = lockedPackages(ROOT);
  const names = installed.map(({ name }) => name);
  const records =
    values.from === undefined
      ? await fetchRecords([...new Set(names)])
      : await readRecords(values.from, new Set(names));
  const source = values.from === undefined ? OSV_API : 'https://github.com/github/advisory-database';
  const copy = createCopy(names, records, source, new Date().toISOString().slice(0, 10));
  await writeFile(path.join(ROOT, COPY_FILE), formatCopy(copy));
  const { hasPassed, lines } = findingsReport(
    copy,
    installed,
    findVulnerabilities(installed, copy, readAccepted(ROOT)),
  );
  console.log(lines.join('\n'));
  process.exitCode = hasPassed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
