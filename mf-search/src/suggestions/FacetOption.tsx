import { memo } from 'react';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useOption } from './combobox.ts';
import type { FacetSuggestion } from './found.ts';
import { Highlighted } from './Highlighted.tsx';
import classes from './OptionRow.module.css';

export type FacetType = 'category' | 'brand';

interface FacetOptionProps {
  type: FacetType;
  suggestion: FacetSuggestion;
  search: string;
}

/** A category or brand with its number of found products. */
export const FacetOption = memo(function FacetOption({ type, suggestion, search }: FacetOptionProps) {
  const { name, path, count } = suggestion;
  const option = useOption(path, { type, data: { name, canonicalUrl: path } });
  return (
    <Link {...option} to={path} className={classes.row}>
      <span className={classes.name}>
        <Highlighted name={name} search={search} />
      </span>{' '}
      <span className={classes.count}>{count}</span>
    </Link>
  );
});
