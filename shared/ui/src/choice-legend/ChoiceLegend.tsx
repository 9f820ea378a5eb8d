import type { ReactNode } from 'react';
import classes from './ChoiceLegend.module.css';

interface ChoiceLegendProps {
  /** `legend` in a fieldset, `p` above links. */
  as: 'legend' | 'p';
  /** Label of the choice: "Färg". */
  label: string;
  /** The selected value: "Mässing". */
  children?: ReactNode;
}

/** The legend of a row of options: the label and the selected value. */
export function ChoiceLegend({ as: Tag, label, children }: ChoiceLegendProps) {
  return (
    <Tag className={classes.legend}>
      <span>
        <b>{label}</b> {children}
      </span>
    </Tag>
  );
}
