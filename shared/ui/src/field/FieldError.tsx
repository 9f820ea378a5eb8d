import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import classes from './Field.module.css';

/** What is wrong, below a control or a group of them; the control names this id in `aria-describedby`. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={classes.error} id={id}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}
