import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Path from the project's folder → content, of every hand-written text file. */
export type SourceFiles = ReadonlyMap<string, string>;

const TEXT = /\.(tsx?|[cm]?js|css|graphql|json|ya?ml|md|html|sh)$|(^|\/)(Dockerfile|\.env\.example)$/;
const NOT_WRITTEN = /\.generated\.ts$|(^|\/)package-lock\.json$|CHANGELOG\.md$|^\.changeset\//;
/** Output of `npm run generate`: between two comments of a file, or a whole file with a note at its start. */
const GENERATED_BLOCK = /^\W*generated: (.+?)(?: -->)?$[\s\S]*?^\W*end generated: \1(?: -->)?$/gm;
const GENERATED_FILE = /^(?:.*\n){0,5}?.*npm run generate/;

/** @param root a checkout, of which only files tracked by git are read */
export function readSources(root: string): SourceFiles {
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 });
  const files = stdout.split('\n').filter((file) => TEXT.test(file) && !NOT_WRITTEN.test(file));
  return new Map(
    files
      .filter((file) => existsSync(path.join(root, file)))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8').replaceAll(GENERATED_BLOCK, '')] as const)
      .filter(([file, content]) => isCode(file) || !GENERATED_FILE.test(content)),
  );
}

/** Whether a file is code that is shipped or run: no tests, test support, benches, examples or documents. */
export function isCode(file: string): boolean {
  return (
    /\.(tsx?|[cm]?js)$/.test(file) &&
    !/\.(test|spec|examples)\.tsx?$|\/(bench|test|examples)\/|^e2e\/|\/test[A-Z]\w+\.tsx?$|^shared\/testing\//.test(
      file,
    )
  );
}

/** Whether a file is code that browsers may run. */
export function isBrowserCode(file: string): boolean {
  return isCode(file) && /^(shell\/src\/(?!server\/)|mf-[a-z-]+\/src\/|shared\/(?!tooling|workshop))/.test(file);
}

export function codeFiles(files: SourceFiles): [file: string, content: string][] {
  return [...files].filter(([file]) => isCode(file));
}
