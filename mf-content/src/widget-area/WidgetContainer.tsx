import type { WidgetContainer as Container, AreaPlacement } from './widget.ts';
import classes from './WidgetContainer.module.css';
import { WIDGET_TYPES } from './widgetTypes.ts';

interface WidgetContainerProps {
  container: Container;
  place: AreaPlacement;
}

/** Arranges its widgets by its layout and styles them by its design (WIDGET-16). */
export function WidgetContainer({ container, place }: WidgetContainerProps) {
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
                <Type widget={widget} container={container} place={place} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
