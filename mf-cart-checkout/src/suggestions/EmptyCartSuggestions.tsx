import { useEffect, useState } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { RECENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { recentIds } from '@hemvaror/domain/site/recentIds';
import { yieldTask } from '@hemvaror/domain/yieldTask';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { consentSlice } from '@hemvaror/runtime/state/consentSlice';
import { readCookie } from '@hemvaror/runtime/state/cookies';
import { CategoryLinks, type LinkedCategory } from './CategoryLinks.tsx';
import { mainCategories } from './mainCategories.ts';
import { SuggestionList } from './SuggestionList.tsx';
import type { SuggestionList_productFragment } from './SuggestionList.generated.ts';
import { newProducts, viewedProducts } from './suggestedProducts.ts';

interface Content {
  categories: readonly LinkedCategory[];
  /** Message key of the title. */
  title: 'recent' | 'new';
  products: readonly SuggestionList_productFragment[];
}

/** Ways on from an empty cart: the categories, and the products that the shopper viewed (CONSENT-05) or the newest ones. */
export function EmptyCartSuggestions() {
  const { t } = useTranslation('cart-checkout');
  const operations = useOperations();
  const hasConsent = useSelector(consentSlice.selectors.selectConsent) === 'allowed';
  const [content, setContent] = useState<Content | null>(null);

  useEffect(() => {
    let isMounted = true;
    const viewed = hasConsent ? recentIds(readCookie(RECENT_COOKIE)) : [];

    async function load(): Promise<Content> {
      // Each part is optional.
      const [categories, recent] = await Promise.all([
        mainCategories(operations).catch(() => []),
        viewed.length > 0 ? viewedProducts(operations, viewed).catch(() => []) : [],
      ]);
      if (recent.length > 0) return { categories, title: 'recent', products: recent };
      return { categories, title: 'new', products: await newProducts(operations).catch(() => []) };
    }
    // The requests must not delay the frame with the opened panel.
    void yieldTask()
      .then(load)
      .then((loaded) => isMounted && setContent(loaded));
    return () => {
      isMounted = false;
    };
  }, [hasConsent, operations]);

  if (!content) return null;
  return (
    <>
      <CategoryLinks categories={content.categories} />
      <SuggestionList title={t(`suggestions.${content.title}`)} products={content.products} />
    </>
  );
}
