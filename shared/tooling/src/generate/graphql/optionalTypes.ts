/** Codegen plugin: `typescript-operations`, with optional fields where `@added` marks them. */
import { plugin as writeTypes } from '@graphql-codegen/typescript-operations';
import { withConditions } from './addedDirective.ts';

export const plugin: typeof writeTypes = (schema, documents, config, info) =>
  writeTypes(
    schema,
    documents.map((file) => ({ ...file, ...(file.document && { document: withConditions(file.document) }) })),
    {
      ...config,
      externalFragments: (config.externalFragments ?? []).map((one) => ({ ...one, node: withConditions(one.node) })),
    },
    info,
  );
