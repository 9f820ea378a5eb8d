import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';

/** Served by the shop's own API. An image server of another origin need not have it. */
const DEFAULT_IMAGE = '/pagewidget/1500w/hero_shelf.webp';

/**
 * The absolute address of a page's image in link previews (SEO-04, OP-46); undefined if neither the page nor the shop has one.
 *
 * @param image of the page: absolute, or a path on `origin`
 */
export function previewImage(
  image: string | undefined,
  { metaImage, imageServer }: Pick<PublicConfig, 'metaImage' | 'imageServer'>,
  origin: string,
): string | undefined {
  const ownDefault = imageServer.startsWith('/') ? imageServer + DEFAULT_IMAGE : undefined;
  const address = image ?? metaImage ?? ownDefault;
  return address && new URL(address, origin).href;
}
