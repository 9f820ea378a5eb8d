import type { ComponentProps, ReactNode } from 'react';
import classes from './Switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { children: ReactNode };

/** A setting that applies at once. For a value that a form submits, use `Checkbox`. */
export function Switch({ children, ...native }: SwitchProps) {
  return (
    <label className={classes.switch}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a native state; aria-checked on it is forbidden */}
      <input {...native} type="checkbox" role="switch" />
      <span>{children}</span>
    </label>
  );
}
