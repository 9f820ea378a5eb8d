import { Link } from '@storefront/routing/Link';
import { useOption } from './combobox.ts';
import type { CountedPlace } from './found.ts';
import { Marked } from './Marked.tsx';
import classes from './OptionRow.module.css';

/** A category or a brand, and how many of the found products are in it. */
export function PlaceOption({ place, search }: { place: CountedPlace; search: string }) {
  const option = useOption(place.path);
  return (
    <Link {...option} to={place.path} className={classes.row}>
      <span className={classes.name}>
        <Marked name={place.name} search={search} />
      </span>{' '}
      <span className={classes.count}>{place.count}</span>
    </Link>
  );
}
