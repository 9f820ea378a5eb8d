import { highlightParts } from './highlightParts.ts';
import classes from './Highlighted.module.css';

/** A name with the search text highlighted. */
export function Highlighted({ name, search }: { name: string; search: string }) {
  return highlightParts(name, search).map(({ text, isMatch }, index) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a name are not reordered
      <mark key={index} className={classes.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
