import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import classes from './Field.module.css';

/** The error message below a control or a group. The control needs `aria-describedby` with this id. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={classes.error} id={id}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}
