import { memo } from 'react';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useOption } from './combobox.ts';
import type { CountedPlace } from './found.ts';
import { Marked } from './Marked.tsx';
import classes from './OptionRow.module.css';

export type PlaceType = 'category' | 'brand';

interface PlaceOptionProps {
  type: PlaceType;
  place: CountedPlace;
  search: string;
}

/** A category or a brand, and how many of the found products are in it. */
export const PlaceOption = memo(function PlaceOption({ type, place, search }: PlaceOptionProps) {
  const { name, path, count } = place;
  const option = useOption(path, { type, data: { name, canonicalUrl: path } });
  return (
    <Link {...option} to={path} className={classes.row}>
      <span className={classes.name}>
        <Marked name={name} search={search} />
      </span>{' '}
      <span className={classes.count}>{count}</span>
    </Link>
  );
});
