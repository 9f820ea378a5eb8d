import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Api } from './api.ts';
import { eventually } from './expectEventually.ts';

/** The mails that the server has written to its data folder, in the order of their file names, once there are `count`. */
export async function writtenMails(api: Pick<Api, 'dataDir'>, count: number, namePart = ''): Promise<Email[]> {
  const folder = join(api.dataDir, 'mail');
  const read = () =>
    (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.eml') && name.includes(namePart));
  const names = await eventually(read, ({ length }) => length >= count);
  return Promise.all(names.toSorted().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}
