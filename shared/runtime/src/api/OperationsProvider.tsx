import { createContext, use, useMemo, type ReactNode } from 'react';
import type { GraphQLOperations } from './operations.ts';

const OperationsReactContext = createContext<GraphQLOperations | null>(null);

interface OperationsProviderProps {
  operations: GraphQLOperations;
  /** For the queries of components, which show a loading state meanwhile; those of loaders are not delayed (STATE-32). */
  minFetchDelayMs: number;
  children: ReactNode;
}

export function OperationsProvider({ operations, minFetchDelayMs: minDelayMs, children }: OperationsProviderProps) {
  // Stable between renders: components use it in the dependencies of their effects.
  const delayed = useMemo<GraphQLOperations>(
    () => ({ ...operations, query: async (operation) => operations.query({ minDelayMs, ...operation }) }),
    [operations, minDelayMs],
  );
  return <OperationsReactContext value={delayed}>{children}</OperationsReactContext>;
}

/** The API operations for event handlers. Loaders fetch the data of a page. @throws Error outside an OperationsProvider */
export function useOperations(): GraphQLOperations {
  const operations = use(OperationsReactContext);
  if (!operations)
    throw new Error('useOperations needs an OperationsProvider. In a test, render with @hemvaror/testing.');
  return operations;
}
