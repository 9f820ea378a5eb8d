import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailTransport.ts';

/**
 * One `.eml` file for each mail. A second sending of the same mail replaces the file; a reader never sees half of one.
 * Others on the machine cannot read them: there are addresses inside.
 */
export function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    name: `files in ${folder}`,
    send: async (message, { topic, createdAt }) => {
      const { message: content } = await transport.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const half = join(folder, `.${randomUUID()}.part`);
      try {
        await writeFile(half, content, { mode: 0o600, flush: true });
        await rename(half, join(folder, `${fileTime(createdAt)}-${topic}.eml`));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
  };
}

/** `20261121T090507.123Z`: no colons, which not every file system takes, and in the order of time. */
function fileTime(time: Date): string {
  return time.toISOString().replaceAll(/[-:]/g, '');
}
