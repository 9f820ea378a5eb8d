import { classNames } from '@hemvaror/ui/classNames';
import { Skeleton } from '@hemvaror/ui/skeleton/Skeleton';
import classes from './ProductRowSkeletons.module.css';

interface ProductRowSkeletonsProps {
  count: number;
  className?: string | undefined;
}

/** Skeletons with the shape of `ProductOption`. */
export function ProductRowSkeletons({ count, className }: ProductRowSkeletonsProps) {
  return (
    <div className={classNames(classes.rows, className)} aria-hidden="true">
      {Array.from({ length: count }, (_row, index) => (
        <div key={index} className={classes.row}>
          <Skeleton still shape="block" className={classes.image} />
          <div className={classes.text}>
            <Skeleton still width="30%" />
            <Skeleton still width={index % 2 === 0 ? '78%' : '62%'} />
          </div>
          <Skeleton still width="3rem" />
        </div>
      ))}
    </div>
  );
}
