import type { ComponentProps, ReactNode } from 'react';
import classes from './Switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { children: ReactNode };

/** On or off, at once; for something that a form sends, use `Checkbox`. */
export function Switch({ children, ...native }: SwitchProps) {
  return (
    <label className={classes.switch}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state; aria-checked on it is forbidden */}
      <input {...native} type="checkbox" role="switch" />
      <span>{children}</span>
    </label>
  );
}
