import { isSideBySide } from '../widgets/isSideBySide.ts';
import { columnsOf } from './columnsOf.ts';
import type { AreaPlacement, Widget, WidgetContainer as Container } from './widget.ts';
import classes from './WidgetContainer.module.css';
import { WIDGET_TYPES } from './widgetTypes.ts';

interface WidgetContainerProps {
  container: Container;
  placement: AreaPlacement;
}

/** Arranges the widgets of a container by layout and styles them by design (WIDGET-16). */
export function WidgetContainer({ container, placement }: WidgetContainerProps) {
  const { layout, design, responsiveMode } = container;

  const widgetElement = (widget: Widget) => {
    const Type = WIDGET_TYPES.get(widget.name);
    return (
      Type && (
        <div
          key={widget.id}
          className={classes.widget}
          data-widget={widget.name}
          data-size={widget.size}
          data-claim={widget.classNames.includes('claim') || undefined}
        >
          <Type widget={widget} container={container} placement={placement} />
        </div>
      )
    );
  };

  return (
    <div className={classes.frame} data-design={design}>
      <div
        className={classes.container}
        data-layout={layout}
        data-design={design}
        data-responsive={responsiveMode}
        data-side-by-side={isSideBySide(container) || undefined}
      >
        {columnsOf(container).map(([widget, ...below]) =>
          widget && below.length > 0 ? (
            <div key={widget.id} className={classes.column}>
              {[widget, ...below].map(widgetElement)}
            </div>
          ) : (
            widget && widgetElement(widget)
          ),
        )}
      </div>
    </div>
  );
}
