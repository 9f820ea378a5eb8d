import { createSchema } from 'graphql-yoga';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { typeDefs } from './typeDefs.ts';

/** Prints the whole schema: the expected content of `shared/runtime/src/contract/schema.graphql`. */
export function printedSchema(): string {
  const schema = lexicographicSortSchema(createSchema({ typeDefs: typeDefs() }));
  return `# Written by \`npm run schema -w commerce-api\` from commerce-api/schema.\n\n${printSchema(schema)}\n`;
}
