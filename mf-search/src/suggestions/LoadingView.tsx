import { classNames } from '@hemvaror/ui/classNames';
import { Skeleton } from '@hemvaror/ui/skeleton/Skeleton';
import classes from './LoadingView.module.css';
import { SearchingNote } from './SearchingNote.tsx';
import { useSuggestionLimit } from './useSuggestionLimit.ts';

/** Skeleton of the results, while the first results of a search load. */
export function LoadingView() {
  const rows = Array.from({ length: useSuggestionLimit() }, (_row, index) => index);
  return (
    <div className={classes.loading}>
      <div className={classes.products}>
        <div className={classes.title}>
          <SearchingNote />
        </div>
        <div className={classNames(classes.rows, classes.breathing)}>
          {rows.map((row) => (
            <div key={row} className={classes.row}>
              <Skeleton still shape="block" className={classes.image} />
              <div className={classes.text}>
                <Skeleton still width="30%" />
                <Skeleton still width={row % 2 === 0 ? '78%' : '62%'} />
              </div>
              <Skeleton still width="3rem" />
            </div>
          ))}
        </div>
      </div>
      <div className={classNames(classes.facets, classes.breathing)}>
        <Skeleton still width="40%" />
        <Skeleton still width="70%" />
        <Skeleton still width="55%" />
        <Skeleton still width="65%" />
      </div>
    </div>
  );
}
