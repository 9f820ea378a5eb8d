import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import type { Configuration, WidgetProps } from '../../widget-area/widget.ts';
import { partsOf, textOf } from '../configuration.ts';
import { ContentLink } from '../content-link/ContentLink.tsx';
import { isSideBySide } from '../isSideBySide.ts';
import classes from './ButtonsWidget.module.css';

/** Links styled as buttons (WIDGET-03). Only the first is primary, and none beside an image, because a view has one primary button. */
export function ButtonsWidget({ widget: { configuration }, container }: WidgetProps) {
  const buttons = partsOf(configuration, 'buttons').map(buttonFrom);
  return (
    <div className={classes.buttons}>
      {buttons.map(
        ({ text, href }, index) =>
          text &&
          href && (
            <ContentLink
              key={`${href} ${text}`}
              href={href}
              className={buttonClassName({
                variant: index === 0 && !isSideBySide(container) ? 'primary' : 'secondary',
              })}
            >
              {text}
            </ContentLink>
          ),
      )}
    </div>
  );
}

/** Newer editors write `text` and `href`. */
function buttonFrom(button: Configuration) {
  return {
    text: textOf(button, 'buttonText') || textOf(button, 'text'),
    href: textOf(button, 'url') || textOf(button, 'href'),
  };
}
