export const IMAGE_KINDS = ['product', 'category', 'brand', 'cms', 'pagewidget'] as const;

export type ImageKind = (typeof IMAGE_KINDS)[number];

/** The size that the folder of an image URL requests. Images are never enlarged. */
export type ImageSize =
  | { kind: 'raw' }
  /** As large as fits into the box. Without a height, the aspect ratio of the image determines it. */
  | { kind: 'inside'; width: number; height: number | null }
  /** The center of the image, cropped to fill the square. */
  | { kind: 'square'; side: number };

/** Sizes by folder name. Other sizes are not served, since any client could fill the disk. */
export type SizesOfKind = ReadonlyMap<string, ImageSize>;
export type ImageSizes = Readonly<Record<ImageKind, SizesOfKind>>;

/** Limit for both sides, also for images without a configured height. */
export const MAX_SIDE_PX = 5_000;
const MAX_FOLDERS = 60;

const FORMS = '200f250 (box), 300w (width), 40x40 (square) or raw (original)';

/** @throws Error naming the invalid folder and the valid forms */
export function sizesFrom(folders: string): SizesOfKind {
  const names = folders
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length > MAX_FOLDERS) throw new Error(`lists ${names.length} folders; the maximum is ${MAX_FOLDERS}`);
  return new Map(names.map((name) => [name, sizeFrom(name)]));
}

/** Widths of the folders that keep the aspect ratio, smallest first. */
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
  throw new Error(`${folder} is not a size. Expected ${FORMS}, with sides of at most ${MAX_SIDE_PX} pixels.`);
}
