import { Skeleton } from '@hemvaror/ui/skeleton/Skeleton';
import cardClasses from './ProductCard.module.css';
import classes from './ProductGrid.module.css';

/** The grid while its products load. The region around it sets `aria-busy`. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={classes.grid}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={cardClasses.card}>
          <Skeleton shape="block" ratio="4 / 5" />
          <Skeleton width="35%" />
          <Skeleton width="80%" />
          <Skeleton width="25%" />
        </div>
      ))}
    </div>
  );
}
