import { createContext, use, type ReactNode } from 'react';
import type { GraphQLOperations } from './operations.ts';

const OperationsReactContext = createContext<GraphQLOperations | null>(null);

export function OperationsProvider(props: { operations: GraphQLOperations; children: ReactNode }) {
  return <OperationsReactContext value={props.operations}>{props.children}</OperationsReactContext>;
}

/** The API operations for event handlers. Loaders fetch the data of a page. @throws Error outside an OperationsProvider */
export function useOperations(): GraphQLOperations {
  const operations = use(OperationsReactContext);
  if (!operations)
    throw new Error('useOperations needs an OperationsProvider. In a test, render with @hemvaror/testing.');
  return operations;
}
