import { memo } from 'react';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useOption } from './combobox.ts';
import type { FacetSuggestion } from './found.ts';
import { Highlighted } from './Highlighted.tsx';
import classes from './OptionRow.module.css';

export type FacetType = 'category' | 'brand';

interface FacetOptionProps extends FacetSuggestion {
  type: FacetType;
  /** Name of the parent category. */
  parentName: string | null;
  search: string;
}

/** A category or brand with its number of found products. */
export const FacetOption = memo(function FacetOption(props: FacetOptionProps) {
  const { type, name, path, count, parentName, search } = props;
  const option = useOption(path, { type, data: { name, canonicalUrl: path } });
  return (
    <Link {...option} to={path} className={classes.row}>
      <span>
        <span className={classes.name}>
          <Highlighted name={name} search={search} />
        </span>
        {parentName !== null && <span className={classes.parent}>{` · ${parentName}`}</span>}
      </span>{' '}
      <span className={classes.count}>{count}</span>
    </Link>
  );
});
