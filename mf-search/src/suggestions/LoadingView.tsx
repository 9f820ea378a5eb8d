import { Skeleton } from '@storefront/ui/skeleton/Skeleton';
import classes from './LoadingView.module.css';
import { SearchingNote } from './SearchingNote.tsx';
import { useSuggestionLimit } from './useSuggestionLimit.ts';

/** Where the results will stand, while the first of a search are on their way. */
export function LoadingView() {
  const rows = Array.from({ length: useSuggestionLimit() }, (_row, index) => index);
  return (
    <div className={classes.loading}>
      <div className={classes.products}>
        <div className={classes.title}>
          <SearchingNote />
        </div>
        <div className={classes.rows}>
          {rows.map((row) => (
            <div key={row} className={classes.row}>
              <Skeleton shape="block" className={classes.picture} />
              <div className={classes.words}>
                <Skeleton width="30%" />
                <Skeleton width={row % 2 === 0 ? '78%' : '62%'} />
              </div>
              <Skeleton width="3rem" />
            </div>
          ))}
        </div>
      </div>
      <div className={classes.places}>
        <Skeleton width="40%" />
        <Skeleton width="70%" />
        <Skeleton width="55%" />
        <Skeleton width="65%" />
      </div>
    </div>
  );
}
