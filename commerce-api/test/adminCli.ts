import { execFile } from 'node:child_process';
import { API, entryFile, FIXTURES, PROCESS_ENV } from './nodeProcess.ts';

export interface Outcome {
  code: number;
  out: string;
  err: string;
}

interface Shop {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Further variables of the command line. */
  env?: Record<string, string>;
}

/** Runs one command of the admin CLI in a child process, with its result as JSON; file names are relative to `dataDir`. */
export async function admin(shop: Shop, ...args: string[]): Promise<Outcome> {
  return run(shop, [entryFile('src/admin/cli.ts'), ...args, '--json']);
}

/** Runs commands sequentially in one process, since starting a process takes longer than most commands. */
export async function runAdminCommands(shop: Shop, lines: string[][]): Promise<Outcome[]> {
  const script = `
    import { admin } from '${entryFile('src/admin/admin.ts')}';
    for (const line of ${JSON.stringify(lines)}) {
      const code = await admin([...line, '--json']);
      process.stdout.write('\\0' + code + '\\0');
      process.stderr.write('\\0');
    }
  `;
  const { code, out, err } = await run(shop, ['--input-type=module', '-e', script]);
  if (code !== 0) throw new Error(`The commands ended with ${code}.\n${err}`);
  const parts = out.split('\0');
  const errors = err.split('\0');
  return lines.map((_line, at) => ({
    code: Number(parts[2 * at + 1]),
    out: parts[2 * at] ?? '',
    err: errors[at] ?? '',
  }));
}

function run({ dataDir, databaseUrl, env: variables }: Shop, args: string[]): Promise<Outcome> {
  const env = {
    ...PROCESS_ENV,
    INIT_CWD: dataDir,
    DATA_DIR: dataDir,
    SEED_DIR: FIXTURES,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...variables,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, cwd: API }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}
