import type { ReactNode } from 'react';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { ProductRow } from '../related/ProductRow.tsx';
import { ProductsDocument } from '../related/productsById.generated.ts';
import { productsById } from '../related/productsById.ts';

/** The row of recently viewed products; null if the shop no longer has any of them. @throws ApiError */
export async function recentProducts(operations: GraphQLOperations, ids: readonly number[]): Promise<ReactNode> {
  const products = await productsById(ids, (variables) => operations.query({ document: ProductsDocument, variables }));
  if (products.length === 0) return null;
  return (
    <PageContainer>
      <ProductRow which="recent" products={products} />
    </PageContainer>
  );
}
