import { createContext, use, type ReactNode } from 'react';
import { createContext as createRouterContext } from '../libraries/router.ts';

/** The fields of a category for breadcrumbs and menus. */
export interface CategorySummary {
  categoryId: number;
  /** 0 at the root. */
  parentCategoryId: number;
  order: number;
  alias: string | null;
  name: string;
  canonicalUrl: string;
}

/** For loaders: the whole tree as a flat list, loaded once at start (CATALOG-02). */
export const categoriesContext = createRouterContext<readonly CategorySummary[]>();

const CategoriesReactContext = createContext<readonly CategorySummary[]>([]);

export function CategoriesProvider(props: { categories: readonly CategorySummary[]; children: ReactNode }) {
  return <CategoriesReactContext value={props.categories}>{props.children}</CategoriesReactContext>;
}

export function useCategories(): readonly CategorySummary[] {
  return use(CategoriesReactContext);
}
