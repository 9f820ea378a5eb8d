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
  /** `prose` sets it as running text; `plain` leaves all to the HTML itself. */
  look?: 'prose' | 'plain';
  /** Of links with the class `button`. */
  button?: ButtonLook['variant'];
  className?: string | undefined;
}

/** HTML that an editor wrote. Links to the shop's own pages stay in the app. */
export function Html({ html, look = 'prose', button = 'primary', className }: HtmlProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const house = { button: buttonClassName({ variant: button }), 'brand-row': classes.brandRow };

  function follow(event: MouseEvent<HTMLDivElement>): void {
    const href = clickedHref(event);
    if (!href?.startsWith('/')) return;
    const target = linkTarget(href, shop);
    if (target.kind !== 'inApp') return;
    event.preventDefault();
    void navigate(target.path);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is operated, by keyboard too; their clicks arrive here
    <div
      className={classNames(look === 'prose' && proseClassName, look === 'prose' && classes.prose, className)}
      onClick={follow}
      // The one place where HTML of the CMS becomes markup. Making it harmless is the API's duty when it is written:
      // here it would cost every page a parser. The page's security policy stops scripts and handlers that slipped
      // through, inertMarkup the elements that need neither.
      dangerouslySetInnerHTML={{ __html: withModuleClasses(inertMarkup(html), house) }}
    />
  );
}

/** @returns null for clicks that the browser must handle: on no link, or for a new tab, a new window or a download */
function clickedHref(event: MouseEvent): string | null {
  const { target } = event;
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  return link.getAttribute('href');
}
