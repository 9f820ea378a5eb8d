import type { FilterInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Configuration } from '../../widget-area/widget.ts';
import { isConfiguration, numberOf, textOf } from '../configuration.ts';

/** What a product list asks the API for. */
export interface ProductList {
  /** What the shopper has done lately or saved is known in the browser alone. */
  mode: 'DEFAULT' | 'LATEST_VIEWED' | 'FAVORITES';
  filter: FilterInputType;
  /** How many products at most. */
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

/** The filter goes to the API as the editor wrote it; the API judges its fields, and a refused list is left out. */
function isFilter(value: unknown): value is FilterInputType {
  return isConfiguration(value);
}
