import { classNames } from '../classNames.ts';
import { validOption } from '../validOption.ts';
import classes from './Button.module.css';

export const BUTTON_SIZES = ['s', 'm', 'l'] as const;
export const ICON_POSITIONS = ['left', 'right', 'top'] as const;

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'text' | 'quiet' | undefined;
  size?: (typeof BUTTON_SIZES)[number] | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  /** Position of the icon. Only `top` changes the class; `left` and `right` are the order in the markup. */
  iconPosition?: (typeof ICON_POSITIONS)[number] | undefined;
}

const SIZE_CLASSES = { s: classes.small, m: undefined, l: classes.large };

/** Styles a link as a button: `<Link className={buttonClassName({ variant: 'secondary' })}>`. */
export function buttonClassName(look: ButtonLook = {}): string | undefined {
  const { variant = 'primary', wide = false, iconPosition = 'left' } = look;
  const size = validOption('The size of a button', BUTTON_SIZES, look.size ?? 'm', 'm');

  return classNames(
    classes.button,
    variant !== 'primary' && classes[variant],
    SIZE_CLASSES[size],
    wide && classes.wide,
    iconPosition === 'top' && classes.stacked,
  );
}
