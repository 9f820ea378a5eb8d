import type { CodegenConfig } from '@graphql-codegen/cli';

const SCHEMA = 'shared/api/schema.graphql';
/** Fragments of shared packages, which documents of others may spread. */
const SHARED_FRAGMENTS = 'shared/{commerce-ui,product-list,cart}/src/**/*.graphql';

const scalars = { Decimal: 'number', Long: 'number', DateTime: 'string', Guid: 'string' };
const config = {
  scalars,
  enumsAsTypes: true,
  nonOptionalTypename: false,
  skipTypename: true,
  useTypeImports: true,
  // Types keep the names of the schema and of style.md: ProductsQuery, ProductCard_productFragment.
  namingConvention: { typeNames: 'change-case-all#upperCaseFirst', transformUnderscore: true },
  documentMode: 'documentNode',
  arrayInputCoercion: false,
};

/** Types stand beside the documents; one output per workspace, as two remotes may send a query of the same name. */
function workspace(folder: string, fragments: string[] = [SHARED_FRAGMENTS]): CodegenConfig['generates'] {
  return {
    [`${folder}/src/`]: {
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: '~@storefront/api/schemaTypes', extension: '.generated.ts' },
      documents: `${folder}/src/**/*.graphql`,
      externalDocuments: fragments,
      plugins: ['typescript-operations', 'typed-document-node'],
      config,
    },
  };
}

export default {
  schema: SCHEMA,
  emitLegacyCommonJSImports: false,
  ignoreNoDocuments: true,
  generates: {
    'shared/api/src/schemaTypes.generated.ts': { plugins: ['typescript'], config },
    ...workspace('shared/commerce-ui', []),
    ...workspace('shared/product-list', ['shared/commerce-ui/src/**/*.graphql']),
    ...workspace('shared/cart', ['shared/commerce-ui/src/**/*.graphql']),
    ...workspace('mf-catalog'),
    ...workspace('mf-search'),
    ...workspace('mf-cart-checkout'),
    ...workspace('mf-account'),
    ...workspace('mf-content'),
    ...workspace('shell'),
  },
} satisfies CodegenConfig;
