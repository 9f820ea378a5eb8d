import classes from './TextLink.module.css';

/** Styles a link in running text; `quiet` is for lists of links, where the accent color would be too strong. */
export function textLinkClassName(look: 'plain' | 'quiet' = 'plain'): string | undefined {
  return look === 'quiet' ? classes.quiet : classes.plain;
}
