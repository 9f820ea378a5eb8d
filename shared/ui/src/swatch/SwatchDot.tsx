import classes from './SwatchDot.module.css';

/** A small disc of a color, beside the color's name. @param color CSS color */
export function SwatchDot({ color }: { color: string }) {
  return <span className={classes.dot} style={{ '--swatch': color }} />;
}
