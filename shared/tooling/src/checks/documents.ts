import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The names in the project that documents refer to. */
export interface Project {
  /** Files and folders relative to the project's folder, without a slash at the end. */
  paths: ReadonlySet<string>;
  /** Folders of the workspaces, for example `shared/runtime`. */
  workspaces: readonly string[];
  /** `mf-catalog/ListPage` */
  exposes: ReadonlySet<string>;
  /** Keys of `scripts` by folder of the workspace; the root is ''. */
  scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Package name → folder, and the keys of its `exports`: `./cart/CartProvider`, `./*`. */
  packages: ReadonlyMap<string, { folder: string; exports: readonly string[] }>;
  /** Names that occur in source files: variables and constants (`PAGE_SIZE`), functions and types (`readCart`, `PageModule`). */
  names: ReadonlySet<string>;
  /** Environment variables that the settings declare, as `docs/settings.md` lists them. */
  settings: ReadonlySet<string>;
  /** Whether a source file contains the text. */
  hasText: (text: string) => boolean;
  /** Anchors of the headings of a Markdown file. */
  anchorsOf: (file: string) => ReadonlySet<string>;
}

/** A text that looks like a path or a name without a file or declaration in the project. */
export interface Exception {
  text: RegExp;
  reason: string;
}

const CODE_FILE = /[^/.]\.(?:tsx?|jsx?|cjs|mjs|json|graphql|css|md|ya?ml|sh|sql)$/;
const CONSTANT = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
/** Two words or more, as a single word is too ambiguous. */
const IDENTIFIER = /^(?:[a-z]+|[A-Z][a-z\d]+)(?:[A-Z][a-z\d]*)+$/;
const NAMES = /\b(?:[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|(?:[a-z]+|[A-Z][a-z\d]+)(?:[A-Z][a-z\d]*)+)\b/g;
const EXPOSE = /^mf-[a-z-]+\/[A-Z]\w*$/;
const IGNORED = new Set(['node_modules', 'dist', '.git', '.cache', '.data', '.work', '.mf', 'coverage']);

/** Lists the documents of the project: README files and `docs/`, without the generated reports. */
export function documentFiles({ paths }: Pick<Project, 'paths'>): string[] {
  return [...paths]
    .filter((file) => /(?:^|\/)README\.md$|^docs\/.*\.md$/.test(file) && !file.startsWith('docs/reports/'))
    .toSorted();
}

/** @param root the project's folder */
export function readProject(root: string): Project {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const found = globSync('**/*', { cwd: root, exclude: (name) => IGNORED.has(path.basename(name)) });
  const hidden = globSync(['.*', '.changeset/*', '.ci/*', '.github/**/*'], {
    cwd: root,
    exclude: (name) => IGNORED.has(path.basename(name)),
  });
  const paths = new Set([...found, ...hidden]);
  const workspaces = [...paths]
    .filter((file) => /^(?:shared\/)?[^/]+\/package\.json$/.test(file))
    .map((file) => path.dirname(file));

  const manifests = new Map(
    ['', ...workspaces].map((folder) => [folder, manifestOf(read(path.join(folder, 'package.json')))]),
  );
  const names = new Set<string>();
  const sources: string[] = [];
  for (const file of paths) {
    const isSource = /\.(?:tsx?|cjs|mjs|js|yml|sh|sql|graphql|conf|template)$|\.env\.example$|Dockerfile$/.test(file);
    if (!isSource) continue;
    const source = read(file);
    sources.push(source);
    for (const [name] of source.matchAll(NAMES)) names.add(name);
  }

  return {
    paths,
    workspaces,
    exposes: new Set(workspaces.flatMap((folder) => exposesOf(folder, paths, read))),
    scripts: new Map([...manifests].map(([folder, { scripts }]) => [folder, new Set(scripts)])),
    packages: new Map([...manifests].map(([folder, { name, exports }]) => [name, { folder, exports }])),
    names,
    settings: new Set(firstColumn(read('docs/settings.md'), 'variable')),
    hasText: (text) => sources.some((source) => source.includes(text)),
    anchorsOf: (file) => anchorsIn(read(file)),
  };
}

function manifestOf(text: string): { name: string; scripts: string[]; exports: string[] } {
  const manifest: { name: string; scripts?: Record<string, string>; exports?: Record<string, unknown> } =
    JSON.parse(text);
  return {
    name: manifest.name,
    scripts: Object.keys(manifest.scripts ?? {}),
    exports: Object.keys(manifest.exports ?? {}),
  };
}

function exposesOf(folder: string, paths: ReadonlySet<string>, read: (file: string) => string): string[] {
  const file = `${folder}/federation.config.ts`;
  if (!paths.has(file)) return [];
  return [...read(file).matchAll(/'\.\/(\w+)':/g)].map(([, name]) => `${folder}/${name}`);
}

/** Lists the anchors that GitHub creates for headings. Repeated headings are numbered. */
export function anchorsIn(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutBlocks(markdown).matchAll(/^#{1,6} +(.+)$/gm)) {
    const text = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = text
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/**
 * Checks the references of one Markdown document: relative links and anchors, and in code spans and plain code blocks the
 * paths, exposes, package paths, names and npm scripts. The first column of a table may be headed "file" or
 * "import", and then names files, "message" for log messages, or "variable" for settings.
 *
 * @param file path of the document, relative to the project's folder
 * @returns one line per reference that does not exist
 */
export function documentErrors(
  file: string,
  markdown: string,
  project: Project,
  exceptions: readonly Exception[] = [],
): string[] {
  const errors = new Set<string>();
  for (const link of linksIn(markdown))
    if (!linkExists(file, markdown, link, project)) errors.add(`${file}: link ${link}`);

  for (const code of codeIn(markdown)) {
    for (const script of missingScripts(code, project)) errors.add(`${file}: script ${script}`);
    for (const word of wordsIn(code)) {
      if (exceptions.some(({ text }) => text.test(word))) continue;
      const kind = missingKind(file, word, project);
      if (kind) errors.add(`${file}: ${kind} ${word}`);
    }
  }
  for (const name of firstColumn(markdown, 'variable')) {
    // A name without its start, such as `_CMS`, is not a variable.
    if (/^[A-Z][A-Z\d_]*$/.test(name) && !project.settings.has(name)) errors.add(`${file}: setting ${name}`);
  }
  for (const message of firstColumn(markdown, 'message')) {
    // `…` stands for the rest of a message.
    const [start = ''] = message.split(/[,;]? ?…/);
    if (!project.hasText(start)) errors.add(`${file}: message ${message}`);
  }
  for (const module of firstColumn(markdown, 'file|import').filter((text) => /^[\w/.-]+$/.test(text))) {
    const exists = ['', '.ts', '.tsx', '.graphql'].some((ending) => pathExists(file, `${module}${ending}`, project));
    if (!exists) errors.add(`${file}: path ${module}`);
  }
  return [...errors];
}

/**
 * Checks a CODEOWNERS file: each pattern must match an existing path and have at least one owner.
 *
 * @returns one line per invalid entry, and one per workspace without an owner
 */
export function codeOwnersErrors(text: string, { paths, workspaces }: Pick<Project, 'paths' | 'workspaces'>): string[] {
  const entries = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/));
  const errors = entries.flatMap(([pattern = '', ...owners]) => [
    ...(owners.length > 0 && owners.every((owner) => owner.startsWith('@')) ? [] : [`${pattern}: no owner`]),
    ...(pattern === '*' || paths.has(pattern.replaceAll(/^\/|\/$/g, '')) ? [] : [`${pattern}: no such path`]),
  ]);
  const owned = new Set(entries.map(([pattern = '']) => pattern.replaceAll(/^\/|\/$/g, '')));
  return [...errors, ...workspaces.filter((folder) => !owned.has(folder)).map((folder) => `/${folder}/: not listed`)];
}

function withoutBlocks(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
}

function linksIn(markdown: string): string[] {
  const text = withoutBlocks(markdown).replaceAll(/`[^`\n]+`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target));
}

function linkExists(file: string, markdown: string, link: string, { paths, anchorsOf }: Project): boolean {
  const [target = '', anchor] = link.split('#');
  const linked = target === '' ? file : path.posix.join(path.posix.dirname(file), target).replace(/\/$/, '');
  if (!paths.has(linked)) return false;
  if (anchor === undefined) return true;
  return (linked === file ? anchorsIn(markdown) : anchorsOf(linked)).has(anchor);
}

/** Lists code spans, and the lines of code blocks without a language: folder trees and commands. */
function codeIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```(?:sh|text)?\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const spans = [...withoutBlocks(markdown).matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll('\n', ' '));
  return [...blocks, ...spans];
}

/** Lists the code spans in the first column of the tables with that header. */
function firstColumn(markdown: string, header: string): string[] {
  const table = new RegExp(String.raw`^\| *(?:${header}) .*\n\|[- |]+\n((?:\|.*\n?)*)`, 'gm');
  return [...withoutBlocks(markdown).matchAll(table)].flatMap(([, rows = '']) =>
    [...rows.matchAll(/^\|([^|]*)/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
    ),
  );
}

function wordsIn(code: string): string[] {
  return code
    .split(/[\s()[\];"'|→]+|,(?![^{]*\})|=(?=\S)/)
    .map((word) => word.replace(/[.:?!,]+$/, ''))
    .filter((word) => word !== '');
}

function missingScripts(code: string, { scripts, packages }: Project): string[] {
  return [...code.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)(?:.*? -w ([\w@/-]+))?/g)].flatMap(
    ([command, run, short, workspace = '']) => {
      const folder = packages.get(workspace)?.folder ?? workspace;
      const name = run ?? short ?? '';
      return scripts.get(folder)?.has(name) ? [] : [command];
    },
  );
}

/** @returns the kind of a reference that does not exist; null if it exists or is no reference */
function missingKind(file: string, word: string, project: Project): string | null {
  if (/^\w+:\/\/|^[/~$-]/.test(word)) return null;
  if (CONSTANT.test(word)) return project.names.has(word) ? null : 'constant';
  // An ADR keeps the names of its time, but its paths are kept up to date.
  if (IDENTIFIER.test(word)) return project.names.has(word) || file.startsWith('docs/adr/') ? null : 'name';
  if (word.startsWith('@')) return packagePathExists(word, project) ? null : 'package path';
  if (EXPOSE.test(word)) return project.exposes.has(word) ? null : 'expose';

  const [top = ''] = word.split('/');
  const isPath =
    CODE_FILE.test(word) ||
    (word.includes('/') && (top === 'src' || project.paths.has(top))) ||
    /^[\w.-]+(?:\/[\w.-]+)*\/$/.test(word);
  if (!isPath) return null;
  return pathExists(file, word, project) ? null : 'path';
}

function packagePathExists(word: string, { packages }: Project): boolean {
  const [scope = '', name = '', ...rest] = word.split('/');
  const owner = packages.get(`${scope}/${name}`);
  const scopes = new Set([...packages.keys()].map((key) => key.split('/')[0]));
  if (!owner) return !scopes.has(scope) || /[*…<]/.test(name) || name === '';
  if (rest.length === 0) return true;

  // A sub-path may also be a folder: `@hemvaror/runtime/cart`.
  const key = `./${rest.join('/')}`;
  return owner.exports.some((entry) => patternOf(entry).test(key) || entry.startsWith(`${key.replace(/\/$/, '')}/`));
}

/**
 * Resolves a path from the project's folder or from the document, or as the end of a path: in the package of a README, or
 * anywhere for a document outside of the packages.
 */
function pathExists(file: string, word: string, { paths, workspaces }: Project): boolean {
  const target = word.replace(/^\.\//, '').replace(/\/$/, '');
  const workspace = workspaces.find((folder) => file.startsWith(`${folder}/`));
  const folder = workspace === undefined ? '' : `${workspace}/`;
  const full = patternOf(target);
  const relative = patternOf(path.posix.join(path.posix.dirname(file), target));
  const shortened = new RegExp(`^${escaped(folder)}(?:.*/)?${full.source.slice(1)}`);
  for (const known of paths) if (full.test(known) || relative.test(known) || shortened.test(known)) return true;
  return false;
}

/** `*`, `<name>`, `{name}` and `…` match a segment or a part of one, `**` several segments, `{a,b}` one of the two. */
function patternOf(text: string): RegExp {
  const source = text.split(/(\*\*|\*|<[^>]+>|\{[^}]+\}|…)/).map((piece) => {
    if (piece === '**') return '.*';
    if (piece === '*' || piece === '…' || /^<.+>$/.test(piece)) return '[^/]*';
    if (!/^\{.+\}$/.test(piece)) return escaped(piece);
    return piece.includes(',') ? `(?:${piece.slice(1, -1).split(',').map(escaped).join('|')})` : '[^/]*';
  });
  return new RegExp(`^${source.join('')}$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
