import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { osvRecordSchema, type OsvRecord } from './osvRecord.ts';

/** Only these were checked by GitHub. The others have no versions of packages. */
const FILES = 'advisories/github-reviewed/**/*.json';

/**
 * Reads the OSV records of npm packages from a clone of github.com/github/advisory-database.
 *
 * @throws Error if the folder has no records
 */
export async function readRecords(folder: string, names: ReadonlySet<string>): Promise<OsvRecord[]> {
  const files = globSync(FILES, { cwd: folder });
  if (files.length === 0)
    throw new Error(`${folder} has no ${FILES}. Expected a clone of github.com/github/advisory-database.`);
  const records: OsvRecord[] = [];
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    // Most of the 25,000 records are of other languages.
    if (!text.includes('"npm"')) continue;
    const record = osvRecordSchema.parse(JSON.parse(text));
    if (record.affected?.some((entry) => names.has(entry.package?.name ?? ''))) records.push(record);
  }
  return records;
}
