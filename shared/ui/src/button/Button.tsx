import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { validOption } from '../validOption.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { buttonClassName, ICON_POSITIONS, type ButtonLook } from './buttonClassName.ts';

type NativeButton = ComponentProps<'button'> & { href?: undefined };
type NativeLink = ComponentProps<'a'> & { href: string };

export type ButtonProps = ButtonLook & {
  icon?: ReactNode;
  /** Busy: shows a spinner over the label, keeps its size and the focus, ignores clicks. */
  loading?: boolean | undefined;
} & (NativeButton | NativeLink);

/** A link with `href`, otherwise a button of type `button`. For links within the shop, use `Link` with `buttonClassName`. */
export function Button({ variant, size, wide, icon, iconPosition, loading = false, children, ...native }: ButtonProps) {
  const position = validOption("A button's icon position", ICON_POSITIONS, iconPosition ?? 'left', 'left');
  const className = classNames(buttonClassName({ variant, size, wide, iconPosition: position }), native.className);
  const content = (
    <>
      {position !== 'right' && icon}
      {children}
      {position === 'right' && icon}
      {loading && <Spinner />}
    </>
  );

  if (native.href !== undefined) {
    return (
      <a {...native} className={className} data-icon-position={icon ? position : undefined}>
        {content}
      </a>
    );
  }

  const { onClick, type = 'button', ...rest } = native;

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // Not `disabled`, as that would remove the focus.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={className}
      onClick={handleClick}
      aria-busy={loading || undefined}
      data-icon-position={icon ? position : undefined}
    >
      {content}
    </button>
  );
}
