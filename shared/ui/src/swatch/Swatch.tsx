import type { CSSProperties, ReactNode } from 'react';
import classes from './Swatch.module.css';

declare module 'react' {
  interface CSSProperties {
    '--swatch'?: string;
  }
}

/**
 * Makes a link look like a disc of a color; `aria-current` rings it, `data-struck` strikes it through. The color's name stands inside, for screen readers.
 *
 * @param color CSS color
 */
export function swatchAttributes(color: string): { className: string | undefined; style: CSSProperties } {
  return { className: classes.swatch, style: { '--swatch': color } };
}

/** Swatches beside each other, wrapping. */
export function SwatchRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
