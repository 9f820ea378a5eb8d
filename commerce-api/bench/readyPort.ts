import type { ChildProcess } from 'node:child_process';
import * as z from 'zod';

const ready = z.object({ ready: z.literal(true), port: z.number() });

/** The port of a server process, once it is ready. The messages before report its progress. */
export function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The API ended with ${code} before it was ready.`)));
    child.on('message', (message) => {
      const { data } = ready.safeParse(message);
      if (data) resolve(data.port);
    });
  });
}
