import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Api } from './api.ts';
import { eventually } from './expectEventually.ts';

interface Selection {
  /** A part of the file name. */
  name?: string;
  /** The address of the recipient. */
  to?: string;
}

/** The mails that the server has written to its data folder, in the order of their file names, once there are `count`. */
export function writtenMails(
  { dataDir }: Pick<Api, 'dataDir'>,
  count: number,
  { name: part = '', to }: Selection = {},
): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const read = async () => {
    const names = (existsSync(folder) ? readdirSync(folder) : []).filter(
      (name) => name.endsWith('.eml') && name.includes(part),
    );
    const mails = await Promise.all(names.toSorted().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    return mails.filter((mail) => to === undefined || mail.to?.some(({ address }) => address === to));
  };
  return eventually(read, ({ length }) => length >= count);
}
