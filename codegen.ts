import { globSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

const SCHEMA = ['shared/runtime/src/contract/schema.graphql', 'shared/runtime/src/contract/clientDirectives.graphql'];
/** For documents with `@added`. */
const PLUGINS = ['optionalTypes.ts', 'documentsInBothForms.ts'].map(
  (file) => `./shared/tooling/src/generate/graphql/${file}`,
);
/** Fragments of shared packages, which documents of others may spread. */
const SHARED_FRAGMENTS = 'shared/{commerce-ui,product-list,runtime}/src/**/*.graphql';

const scalars = { Decimal: 'number', Long: 'number', DateTime: 'string', Guid: 'string' };
const config = {
  scalars,
  enumsAsTypes: true,
  nonOptionalTypename: false,
  skipTypename: true,
  useTypeImports: true,
  // Types keep the names of the schema and of fragments: ProductsQuery, ProductCard_productFragment.
  namingConvention: { typeNames: 'change-case-all#upperCaseFirst', transformUnderscore: true },
  documentMode: 'documentNode',
  arrayInputCoercion: false,
};

/** Writes types next to their documents, with one output per workspace, as two remotes may have a query of the same name. */
function workspace(folder: string, fragments: string[] = [SHARED_FRAGMENTS]): CodegenConfig['generates'] {
  return {
    [`${folder}/src/`]: {
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: '~@hemvaror/runtime/contract/schemaTypes.generated', extension: '.generated.ts' },
      documents: `${folder}/src/**/*.graphql`,
      externalDocuments: fragments,
      plugins: PLUGINS,
      config,
    },
  };
}

/** Codegen fails for a workspace without documents. A remote may have none. */
function remotesWithDocuments(): string[] {
  return REMOTE_NAMES.filter((name) => globSync(`${name}/src/**/*.graphql`).length > 0);
}

export default {
  schema: SCHEMA,
  emitLegacyCommonJSImports: false,
  generates: {
    'shared/runtime/src/contract/schemaTypes.generated.ts': { plugins: ['typescript'], config },
    ...workspace('shared/commerce-ui', []),
    ...workspace('shared/product-list', ['shared/commerce-ui/src/**/*.graphql']),
    ...workspace('shared/runtime', ['shared/commerce-ui/src/**/*.graphql']),
    ...Object.assign({}, ...remotesWithDocuments().map((name) => workspace(name))),
    ...workspace('shared/tooling/src/generate/template'),
    ...workspace('shell'),
  },
} satisfies CodegenConfig;
