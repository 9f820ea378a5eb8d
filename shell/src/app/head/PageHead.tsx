import { useLocation, useMatches } from 'react-router-dom';
import type { PageMeta } from '@hemvaror/runtime/contract/contract';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { headAddresses } from './pageAddresses.ts';
import { matchedRoute } from './matchedRoute.ts';
import { previewImage } from './previewImage.ts';

/**
 * Title, description, canonical, language links, link previews and structured data (SEO-02 … SEO-07). React moves these
 * elements into the head, on the server as in the browser.
 */
export function PageHead({ meta }: { meta: PageMeta }) {
  const shop = useShop();
  const { search } = useLocation();
  const route = matchedRoute(useMatches());
  const { canonical, languages } = headAddresses(meta, route, shop, meta.noIndex ? 1 : pageNumber(search));
  const title = `${meta.title} | ${shop.config.shopName}`;
  const image = previewImage(meta.image, shop.config, shop.origins[shop.locale]);

  return (
    <>
      <title>{title}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {meta.noIndex && <meta name="robots" content="noindex, follow" />}
      {/* A filtered list names the whole list, so that links to it count. */}
      {(meta.canonical ?? !meta.noIndex) && <link rel="canonical" href={canonical} />}
      {!meta.noIndex &&
        languages.map(({ hrefLang, href }) => <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />)}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={meta.title} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={shop.config.shopName} />
      <meta property="og:locale" content={shop.languageId.replace('-', '_')} />
      {image && <meta property="og:image" content={image} />}
      {(meta.structuredData ?? []).map((entry) => (
        <script
          key={JSON.stringify(entry).slice(0, 80)}
          type="application/ld+json"
          // `<` is escaped, so that no text can end the script element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll('<', String.raw`\u003c`) }}
        />
      ))}
    </>
  );
}

/** @returns 1 for a missing or invalid page number */
function pageNumber(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 1 ? page : 1;
}
