import { classNames } from '@hemvaror/ui/classNames';
import { Skeleton } from '@hemvaror/ui/skeleton/Skeleton';
import classes from './LoadingView.module.css';
import { ProductRowSkeletons } from './ProductRowSkeletons.tsx';
import { SearchingNote } from './SearchingNote.tsx';
import { useSuggestionLimit } from './useSuggestionLimit.ts';

/** Skeleton of the results, while the first results of a search load. */
export function LoadingView() {
  return (
    <div className={classes.loading}>
      <div className={classes.products}>
        <div className={classes.title}>
          <SearchingNote />
        </div>
        <ProductRowSkeletons count={useSuggestionLimit()} className={classNames(classes.rows, classes.breathing)} />
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
