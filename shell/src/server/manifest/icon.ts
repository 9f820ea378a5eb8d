import { crc32, deflateSync } from 'node:zlib';

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** The shop's initial on its accent color, in units of the SVG's view box. */
const SIZE = 32;
const BACKGROUND = '#24453a';
const FOREGROUND = '#faf8f5';
const BARS: readonly Rectangle[] = [
  [8.8, 8, 2.4, 16],
  [20.8, 8, 2.4, 16],
  [10, 14.8, 12, 2.4],
];

export const ICON_SVG =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="2" fill="${BACKGROUND}"/>` +
  `<g fill="${FOREGROUND}">${BARS.map(([x, y, width, height]) => `<path d="M${x} ${y}h${width}v${height}h-${width}z"/>`).join('')}</g></svg>`;

/**
 * The icon as PNG, for systems that take no SVG. The initial is within the inner 80 %, so that a mask of any form leaves it
 * whole.
 *
 * @param size in pixels
 */
export function iconPng(size: number): Buffer {
  const scale = size / SIZE;
  const bars = BARS.map(([x, y, width, height]) =>
    [x, y, x + width, y + height].map((value) => Math.round(value * scale)),
  );
  // Each row starts with its filter: none. A pixel is 0 or 1, an index of the palette.
  const rows = Buffer.alloc(size * (size + 1));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isBar = bars.some(
        ([left = 0, top = 0, right = 0, bottom = 0]) => x >= left && x < right && y >= top && y < bottom,
      );
      rows[y * (size + 1) + 1 + x] = Number(isBar);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // 8 bits per pixel, with a palette.
  header.set([8, 3], 8);
  const palette = Buffer.from(BACKGROUND.slice(1) + FOREGROUND.slice(1), 'hex');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
