/**
 * Apollo Client's core. Shared, but not eager: nothing imports it before the first query in the browser, which keeps
 * it off the first view. Never import it statically from an expose; `@hemvaror/runtime/api` imports it on first use.
 */
export { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
export { CombinedGraphQLErrors } from '@apollo/client/errors';
