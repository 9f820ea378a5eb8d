import type { WidgetContainer as Container, AreaPlacement } from './widget.ts';
import classes from './WidgetContainer.module.css';
import { WIDGET_TYPES } from './widgetTypes.ts';

interface WidgetContainerProps {
  container: Container;
  placement: AreaPlacement;
}

/** Arranges the widgets of a container by layout and styles them by design (WIDGET-16). */
export function WidgetContainer({ container, placement }: WidgetContainerProps) {
  const { layout, design, responsiveMode, widgets } = container;
  return (
    <div className={classes.frame} data-design={design}>
      <div className={classes.container} data-layout={layout} data-design={design} data-responsive={responsiveMode}>
        {widgets.map((widget) => {
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
        })}
      </div>
    </div>
  );
}
