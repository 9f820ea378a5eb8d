import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailTransport.ts';

/**
 * Writes one `.eml` file per mail. Sending a mail again replaces its file atomically.
 * Other users of the machine cannot read the files, since they contain addresses.
 */
export function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    name: `files in ${folder}`,
    send: async (message, { topic, createdAt }) => {
      const { message: content } = await transport.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partFile = join(folder, `.${randomUUID()}.part`);
      try {
        await writeFile(partFile, content, { mode: 0o600, flush: true });
        await rename(partFile, join(folder, `${fileTime(createdAt)}-${topic}.eml`));
      } catch (error) {
        await rm(partFile, { force: true });
        throw error;
      }
    },
  };
}

/** `20261121T090507.123Z`: sortable by time, without colons, which some file systems reject. */
function fileTime(time: Date): string {
  return time.toISOString().replaceAll(/[-:]/g, '');
}
