import { createSchema } from 'graphql-yoga';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { typeDefs } from './typeDefs.ts';

/** The whole schema as one text: what `shared/runtime/src/contract/schema.graphql` must hold. */
export function printedSchema(): string {
  const schema = lexicographicSortSchema(createSchema({ typeDefs: typeDefs() }));
  return `# Written by \`npm run schema -w commerce-api\` from commerce-api/schema.\n\n${printSchema(schema)}\n`;
}
