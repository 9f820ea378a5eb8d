import { ApolloLink } from '@apollo/client';
import { extractFiles } from './multipart.ts';

/** Creates a link that passes the files among the variables to `apiFetch`, which sends them as multipart (API-12). */
export function createUploadLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { variables, files } = extractFiles(operation.variables);
    if (files.size > 0) {
      operation.variables = variables;
      operation.setContext(({ fetchOptions }) => ({ fetchOptions: { ...fetchOptions, files } }));
    }
    return forward(operation);
  });
}
