import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const iconsSchema = z.object({
  'icon.svg': z.string(),
  'icon-192.png': z.string(),
  'icon-512.png': z.string(),
  'maskable-512.png': z.string(),
  'apple-touch-180.png': z.string(),
});

const manifestSchema = z.object({ integrity: z.record(z.string(), z.string()) });

const entrySchema = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  fonts: z.array(z.string()),
  icons: iconsSchema,
});

/** Addresses of the shell's own files, for documents. */
export interface ShellFiles extends z.infer<typeof entrySchema> {
  /** The release's `icon.svg` as a data URL: 0.3 KB in a document instead of a request of its first view. */
  inlineIcon?: string;
  /** Subresource Integrity values by address; none for a development build. */
  integrity?: ReadonlyMap<string, string>;
}
export type IconAddresses = ShellFiles['icons'];

/**
 * @param folder of the shell's release; its name is part of every address
 * @param iconsUrl folder with the shop's own icons, which replace those of the release
 */
export async function readShellFiles(folder: string, iconsUrl: string | undefined): Promise<ShellFiles> {
  const text = await readFile(path.join(folder, 'web/entry.json'), 'utf8');
  const base = `/assets/${path.basename(folder)}/`;
  const files = { ...shellFilesFrom(text, base), integrity: await readIntegrity(folder, base) };
  if (iconsUrl !== undefined) return { ...files, icons: iconAddresses((name) => `${iconsUrl}/${name}`) };
  const icon = await readFile(path.join(folder, 'web', files.icons['icon.svg'].slice(base.length)), 'utf8');
  return { ...files, inlineIcon: `data:image/svg+xml,${encodeURIComponent(icon.trim())}` };
}

/**
 * @param text of `entry.json`
 * @param base prefix of each file name
 * @throws Error if the text is invalid
 */
export function shellFilesFrom(text: string, base: string): ShellFiles {
  const { js, css, fonts, icons } = entrySchema.parse(JSON.parse(text));
  const address = (file: string) => base + file;
  return {
    js: js.map(address),
    css: css.map(address),
    fonts: fonts.map(address),
    icons: iconAddresses((name) => address(icons[name])),
  };
}

/** A development build, whose files change, has no values. */
async function readIntegrity(folder: string, base: string): Promise<ReadonlyMap<string, string>> {
  if (process.env['NODE_ENV'] === 'development') return new Map();
  const { integrity } = manifestSchema.parse(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
  const ofWeb = Object.entries(integrity).filter(([file]) => file.startsWith('web/'));
  return new Map(ofWeb.map(([file, value]) => [base + file.slice('web/'.length), value]));
}

function iconAddresses(addressOf: (name: keyof IconAddresses) => string): IconAddresses {
  return {
    'icon.svg': addressOf('icon.svg'),
    'icon-192.png': addressOf('icon-192.png'),
    'icon-512.png': addressOf('icon-512.png'),
    'maskable-512.png': addressOf('maskable-512.png'),
    'apple-touch-180.png': addressOf('apple-touch-180.png'),
  };
}
