import path from 'node:path';
import type { SourceFiles } from './sourceFiles.ts';

/** The distance from an expose to its query. */
export interface Hops {
  /** `mf-catalog/ListPage` */
  expose: string;
  /** Files from the address to the document, starting with the expose's file or its loader; null without a query. */
  hops: number | null;
}

const IMPORT = /^(?:import|export) (?!type )[^;]*? from '([^']+)'|import\((?:\/\*[^*]*\*\/ )?'([^']+)'\)/gm;
const QUERY = /\b\w+Document\b/;

/**
 * Computes the shortest import path of each expose to a document: address → `X.loader.ts` → `X.graphql` is 2.
 *
 * @param exposes remote → expose name → file in the remote's folder
 * @param packages name of a package → its folder; imports of `name/path` are followed into its `src`
 */
export function hopsOf(
  files: SourceFiles,
  exposes: Readonly<Record<string, Readonly<Record<string, string>>>>,
  packages: ReadonlyMap<string, string>,
): Hops[] {
  return Object.entries(exposes).flatMap(([remote, list]) =>
    Object.entries(list).map(([name, file]) => ({
      expose: `${remote}/${name.replace('./', '')}`,
      hops: hopsFrom(files, startOf(files, path.posix.join(remote, file)), packages),
    })),
  );
}

function startOf(files: SourceFiles, file: string): string {
  const loader = file.replace(/\.tsx$/, '.loader.ts');
  return files.has(loader) ? loader : file;
}

function hopsFrom(files: SourceFiles, start: string, packages: ReadonlyMap<string, string>): number | null {
  const seen = new Set([start]);
  let level = [start];
  for (let hops = 2; level.length > 0; hops += 1) {
    const next: string[] = [];
    for (const file of level) {
      const content = files.get(file) ?? '';
      for (const [statement, plain, dynamic] of content.matchAll(IMPORT)) {
        const target = plain ?? dynamic ?? '';
        if (/\.generated(\.ts)?$/.test(target)) {
          if (dynamic || QUERY.test(statement)) return hops;
          continue;
        }
        // A component that is loaded on demand has its own query, which is not that of the address.
        if (dynamic?.endsWith('.tsx')) continue;
        const found = resolve(file, target, packages);
        if (!found || seen.has(found) || !files.has(found)) continue;
        seen.add(found);
        next.push(found);
      }
    }
    level = next;
  }
  return null;
}

function resolve(from: string, target: string, packages: ReadonlyMap<string, string>): string | undefined {
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(from), target);
  const [scope = '', name = ''] = target.split('/');
  const folder = packages.get(`${scope}/${name}`);
  // Documents of the cart and other modules of the runtime are not the page's.
  if (!folder || !/product-list|commerce-ui/.test(folder)) return undefined;
  const subpath = target.slice(`${scope}/${name}/`.length);
  return `${folder}/src/${subpath}${/\.\w+$/.test(subpath) ? '' : '.ts'}`;
}
