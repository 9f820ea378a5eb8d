import type { ReactNode } from 'react';
import classes from './ChoiceLegend.module.css';

interface ChoiceLegendProps {
  /** `legend` in a fieldset, `p` above links. */
  as: 'legend' | 'p';
  /** What is chosen: "Färg". */
  label: string;
  /** What it stands on: "Mässing". */
  children?: ReactNode;
}

/** Above a row of choices: what is chosen and, beside it, what it stands on. */
export function ChoiceLegend({ as: Tag, label, children }: ChoiceLegendProps) {
  return (
    <Tag className={classes.legend}>
      <span>
        <b>{label}</b> {children}
      </span>
    </Tag>
  );
}
