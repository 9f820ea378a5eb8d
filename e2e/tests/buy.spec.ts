import { httpGet } from '@storefront/workshop/httpGet';
import { expect, test } from '../src/siteTest.ts';
import { graphql } from '../src/graphql.ts';

interface Words {
  site: 'sv' | 'en';
  category: string;
  product: RegExp;
  size: string;
  add: string;
  toCheckout: string;
  zip: string;
  showShipping: string;
  invoice: string;
  fields: [label: string | RegExp, value: string][];
  terms: RegExp;
  order: RegExp;
  thanks: RegExp;
}
