import type { FilterInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Configuration } from '../../widget-area/widget.ts';
import { isConfiguration, numberOf, textOf } from '../configuration.ts';

/** Settings of a product list. */
export interface ProductList {
  /** Recently viewed products and favorites are available in the browser only. */
  mode: 'DEFAULT' | 'LATEST_VIEWED' | 'FAVORITES';
  filter: FilterInputType;
  /** Maximum number of products. */
  take: number;
}

const PER_PAGE = 4;
const UNLIMITED = 20;

export function productListFrom(configuration: Configuration): ProductList {
  const { searchParameters, limitNrOfRows } = configuration;
  const mode = textOf(configuration, 'mode');
  return {
    mode: mode === 'LATEST_VIEWED' || mode === 'FAVORITES' ? mode : 'DEFAULT',
    filter: isFilter(searchParameters) ? searchParameters : {},
    take: limitNrOfRows === true ? PER_PAGE * Math.max(1, numberOf(configuration, 'pageCount', 1)) : UNLIMITED,
  };
}

/** Accepts any object: the API validates its fields, and a refused list is left out. */
function isFilter(value: unknown): value is FilterInputType {
  return isConfiguration(value);
}
