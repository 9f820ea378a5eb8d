import { useEffect, useRef, useState } from 'react';
import { compact } from '@hemvaror/domain/compact';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { LatestProductsDocument } from './LatestProducts.generated.ts';
import type { ProductOption_productFragment } from './ProductOption.generated.ts';

export const LATEST_COUNT = 4;

/**
 * The latest products of the shop, from the first opening of the search on.
 *
 * @returns undefined while they load, none after a failure: the next opening tries again
 */
export function useLatestProducts(
  operations: Pick<GraphQLOperations, 'query'>,
  isOpen: boolean,
): readonly ProductOption_productFragment[] | undefined {
  const [products, setProducts] = useState<readonly ProductOption_productFragment[]>();
  const isRequested = useRef(false);

  useEffect(() => {
    if (!isOpen || isRequested.current) return;
    isRequested.current = true;
    operations.query({ document: LatestProductsDocument, variables: { take: LATEST_COUNT }, cached: false }).then(
      (response) => setProducts(compact(response.products?.products)),
      () => {
        isRequested.current = false;
        setProducts([]);
      },
    );
  }, [operations, isOpen]);

  return products;
}
