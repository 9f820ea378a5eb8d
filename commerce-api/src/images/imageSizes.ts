/** The folders a picture is served from. What is not listed is not resized, or anyone could fill the disk. */
export interface ImageSize {
  folder: string;
  width: number;
  /** Null keeps the picture's own ratio. */
  height: number | null;
  fit: 'inside' | 'cover';
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_step, index) => from + index * by);

/** 4:5; the small ones are for the search's thumbnails. */
const product = [40, 60, 80, ...steps(100, 2000, 100)].map((width): ImageSize => ({
  folder: `${width}f${width * 1.25}`,
  width,
  height: width * 1.25,
  fit: 'inside',
}));

const byWidth = [...steps(100, 1000, 100), ...steps(1500, 4000, 500)].map((width): ImageSize => ({
  folder: `${width}w`,
  width,
  height: null,
  fit: 'inside',
}));

const squares = [40, 100].map((side): ImageSize => ({
  folder: `${side}x${side}`,
  width: side,
  height: side,
  fit: 'cover',
}));

export const IMAGE_SIZES = {
  product: [...product, ...squares],
  category: [...byWidth, ...squares],
  brand: [...byWidth, ...squares],
  cms: [...byWidth, ...squares],
  pagewidget: [...byWidth, ...squares],
} as const satisfies Record<string, ImageSize[]>;

export type ImageType = keyof typeof IMAGE_SIZES;

export function isImageType(text: string): text is ImageType {
  return Object.hasOwn(IMAGE_SIZES, text);
}
