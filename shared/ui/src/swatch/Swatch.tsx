import type { CSSProperties, ReactNode } from 'react';
import classes from './Swatch.module.css';

declare module 'react' {
  interface CSSProperties {
    '--swatch'?: string;
  }
}

/**
 * Styles a link as a disc of a color; `aria-current` adds a ring, `data-struck` strikes it through. Its content has to be the color's name, for screen readers.
 *
 * @param color CSS color
 */
export function swatchAttributes(color: string): { className: string | undefined; style: CSSProperties } {
  return { className: classes.swatch, style: { '--swatch': color } };
}

/** A wrapping row of swatches. */
export function SwatchRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
