/** Codegen plugin: `typed-document-node`, with the published form as a property of the documents that `@added` is in. */
import { plugin as writeDocuments } from '@graphql-codegen/typed-document-node';
import { inBothForms } from './addedDirective.ts';

/** Each document is a constant on a line of its own. */
const DOCUMENT = /(?<== )\{"kind":"Document".*\}(?= as unknown as )/g;

export const plugin: typeof writeDocuments = async (schema, documents, config, info) => {
  const output = await writeDocuments(schema, documents, config, info);
  const withForms = (content: string) =>
    content.replace(DOCUMENT, (json) => JSON.stringify(inBothForms(JSON.parse(json))));
  return typeof output === 'string' ? withForms(output) : { ...output, content: withForms(output.content) };
};
