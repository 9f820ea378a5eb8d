import type { CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Skeleton.module.css';

interface SkeletonProps {
  /** A line of text, or a block that takes its size from `className` or `ratio`. */
  shape?: 'line' | 'block';
  /** CSS width, such as `60%`. */
  width?: string | undefined;
  /** Width over height, such as `4 / 5`. */
  ratio?: string | undefined;
  /** Disables the shimmer: dozens of animations would block a slow phone. */
  still?: boolean | undefined;
  className?: string | undefined;
}

/** A placeholder for loading content. Hidden from screen readers: the region around it sets `aria-busy`. */
export function Skeleton({ shape = 'line', width, ratio, still = false, className }: SkeletonProps) {
  const style: CSSProperties = {};
  if (width !== undefined) style.width = width;
  if (ratio !== undefined) style.aspectRatio = ratio;

  return (
    <span
      className={classNames(classes.skeleton, className)}
      data-shape={shape}
      data-still={still || undefined}
      style={style}
      aria-hidden="true"
    />
  );
}
