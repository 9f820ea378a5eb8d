import { httpGet } from '../site/httpGet.ts';

/** Paths of the pages in the sitemap of a site, by kind. */
export interface ShopAddresses {
  lists: string[];
  products: string[];
  others: string[];
}

/** Reads the sitemap. @throws Error if it has no list, or no product */
export async function readShopAddresses(origin: string): Promise<ShopAddresses> {
  const index = await httpGet(`${origin}/sitemap.xml`);
  const files = await Promise.all(locationsIn(index.body).map(async (file) => (await httpGet(file)).body));
  const addresses = sortAddresses(files.flatMap(locationsIn));
  if (addresses.lists.length === 0 || addresses.products.length === 0) {
    throw new Error(`${origin}/sitemap.xml responds with ${index.status} and names no list or no product.`);
  }
  return addresses;
}

/** Sorts the addresses of a sitemap by kind. @param urls absolute */
export function sortAddresses(urls: readonly string[]): ShopAddresses {
  const paths = urls.map((url) => new URL(url).pathname);
  const isList = (path: string) => /^(\/en)?\/c\//.test(path);
  const isProduct = (path: string) => /^(\/en)?\/p\//.test(path);
  return {
    lists: paths.filter(isList),
    products: paths.filter(isProduct),
    others: paths.filter((path) => !isList(path) && !isProduct(path)),
  };
}

function locationsIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url);
}
