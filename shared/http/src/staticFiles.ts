import path from 'node:path';

/** File types that are served. Source maps and manifests of a build are not. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Names of files and folders that may be served. */
export const NAME_PATTERN = /^\w[\w.-]*$/;

/** `Cache-Control` of a file in the folder of a release, which never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Content type of a file that is served; undefined for all others. */
export function typeOf(file: string): string | undefined {
  return TYPES[path.extname(file)];
}
