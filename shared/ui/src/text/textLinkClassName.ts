import classes from './TextLink.module.css';

/** How a link in running text looks; `quiet` is for lists of links, where spruce would shout. */
export function textLinkClassName(look: 'plain' | 'quiet' = 'plain'): string | undefined {
  return look === 'quiet' ? classes.quiet : classes.plain;
}
