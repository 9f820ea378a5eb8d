import type { MouseEvent } from 'react';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import { linkTarget } from '@hemvaror/runtime/routing/linkTarget';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { buttonClassName, type ButtonLook } from '@hemvaror/ui/button/buttonClassName';
import { classNames } from '@hemvaror/ui/classNames';
import { proseClassName } from '@hemvaror/ui/text/Prose';
import classes from './Html.module.css';
import { inertMarkup } from './inertMarkup.ts';
import { withModuleClasses } from './withModuleClasses.ts';

interface HtmlProps {
  html: string;
  /** `prose` styles it as running text; `plain` adds no styles. */
  look?: 'prose' | 'plain';
  /** Variant of links with the class `button`. */
  button?: ButtonLook['variant'];
  className?: string | undefined;
}

/** HTML of an editor. Links to pages of the shop are in-app navigations. */
export function Html({ html, look = 'prose', button = 'primary', className }: HtmlProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const classMap = { button: buttonClassName({ variant: button }), 'brand-row': classes.brandRow };

  function handleClick(event: MouseEvent<HTMLDivElement>): void {
    const href = clickedHref(event);
    if (!href?.startsWith('/')) return;
    const target = linkTarget(href, shop);
    if (target.kind !== 'inApp') return;
    event.preventDefault();
    void navigate(target.path);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- delegated clicks of the links inside, which are operable by keyboard
    <div
      className={classNames(look === 'prose' && proseClassName, look === 'prose' && classes.prose, className)}
      onClick={handleClick}
      // Only this component renders HTML of the CMS. Our API sanitizes it when it is saved, and the shell before it renders
      // a document, because a parser here would add its size to every page. After a navigation with another API, the
      // content security policy blocks scripts and handlers; inertMarkup disables elements that need neither.
      dangerouslySetInnerHTML={{ __html: withModuleClasses(inertMarkup(html), classMap) }}
    />
  );
}

/** @returns null for clicks that the browser must handle: outside links, or for a new tab, a new window or a download */
function clickedHref(event: MouseEvent): string | null {
  const { target } = event;
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  return link.getAttribute('href');
}
