/** Width in px of the phones for which placeholders are chosen; wider windows are usually on faster lines. */
const PHONE_WIDTH_PX = 412;

const PRELOAD = /<link rel="preload" as="image"([^>]*)>/g;
const CANDIDATE = /(?:^|, )(\S+) (\d+)w(?=,|$)/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/**
 * Finds the images of the first view: React announces images of `fetchPriority="high"` in the head.
 *
 * @param head the markup of a document's head
 * @returns for each image the address of its narrowest file that fills its place on a phone at one pixel per px. An image
 * without widths has none
 */
export function firstImages(head: string): string[] {
  return [...head.matchAll(PRELOAD)].flatMap(([, attributes = '']) => {
    const width = phoneWidth(attributeOf(attributes, 'imageSizes'));
    const candidates = [...attributeOf(attributes, 'imageSrcSet').matchAll(CANDIDATE)]
      .map(([, address = '', candidateWidth]) => ({ address, width: Number(candidateWidth) }))
      .toSorted((one, other) => one.width - other.width);
    const candidate = width === undefined ? undefined : candidates.find((each) => each.width >= width);
    return candidate ? [candidate.address] : [];
  });
}

/** @param sizes from wide to narrow windows, as all of ours: the last length is that of a phone */
function phoneWidth(sizes: string): number | undefined {
  const [, length = '', unit] = /(?:^|, )([\d.]+)(vw|px)$/.exec(sizes) ?? [];
  if (unit === undefined) return undefined;
  return unit === 'px' ? Number(length) : (Number(length) / 100) * PHONE_WIDTH_PX;
}

function attributeOf(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(attributes) ?? [];
  return value.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}
