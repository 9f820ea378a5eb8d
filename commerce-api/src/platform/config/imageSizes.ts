export const IMAGE_KINDS = ['product', 'category', 'brand', 'cms', 'pagewidget'] as const;

export type ImageKind = (typeof IMAGE_KINDS)[number];

/** What a folder of a picture's address asks for. Nothing is ever enlarged. */
export type ImageSize =
  | { kind: 'raw' }
  /** As large as fits. Without a height, the picture's own ratio decides it. */
  | { kind: 'inside'; width: number; height: number | null }
  /** The middle of the picture, so that it fills the square. */
  | { kind: 'square'; side: number };

/** Sizes by folder name. What is not listed is not made, or anyone could fill the disk. */
export type SizesOfKind = ReadonlyMap<string, ImageSize>;
export type ImageSizes = Readonly<Record<ImageKind, SizesOfKind>>;

/** Five times a full HD screen; a picture without a listed height is held to it, too. */
export const MAX_SIDE_PX = 5_000;
const MAX_FOLDERS = 60;

const FORMS = '200f250 (fits inside), 300w (so wide), 40x40 (a square) or raw (as it is)';

/** @throws Error naming the folder that cannot be used, and what can */
export function sizesFrom(folders: string): SizesOfKind {
  const names = folders
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length > MAX_FOLDERS) throw new Error(`lists ${names.length} folders; ${MAX_FOLDERS} are the most`);
  return new Map(names.map((name) => [name, sizeFrom(name)]));
}

/** Widths of the folders that keep a picture's ratio, smallest first. */
export function widthsOf(sizes: SizesOfKind): number[] {
  return [...sizes.values()]
    .flatMap((size) => (size.kind === 'inside' && size.height === null ? size.width : []))
    .toSorted((one, other) => one - other);
}

function sizeFrom(folder: string): ImageSize {
  const [, first, form, second] = /^(\d+)([fwx])(\d+)?$/.exec(folder) ?? [];
  const [width, height] = [Number(first), second === undefined ? null : Number(second)];
  const isBounded = [width, height ?? width].every((side) => side >= 1 && side <= MAX_SIDE_PX);
  if (folder === 'raw') return { kind: 'raw' };
  if (isBounded && form === 'f' && height !== null) return { kind: 'inside', width, height };
  if (isBounded && form === 'w' && height === null) return { kind: 'inside', width, height };
  if (isBounded && form === 'x' && height === width) return { kind: 'square', side: width };
  throw new Error(`${folder} is no size. Sizes look like ${FORMS}; ${MAX_SIDE_PX} pixels are the longest side.`);
}
