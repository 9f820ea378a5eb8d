import { SectionStack } from '@storefront/ui/section/Section';
import { sectionsOf } from './sectionsOf.ts';
import type { WidgetArea as Area } from './widget.ts';
import classes from './WidgetArea.module.css';
import { WidgetContainer } from './WidgetContainer.tsx';
import { isShown } from './widgetTypes.ts';

interface WidgetAreaProps {
  area: Area;
  /** `page`: containers keep the page's width, or bleed. `column`: they fill the column that they stand in. */
  place: 'page' | 'column';
}

/** The containers of an area in sections; nothing when there is nothing to show. */
export function WidgetArea({ area, place }: WidgetAreaProps) {
  const containers = area.containers
    .map((container) => ({ ...container, widgets: container.widgets.filter(isShown) }))
    .filter(({ widgets }) => widgets.length > 0);
  if (containers.length === 0) return null;

  return (
    <div className={classes.area} data-place={place}>
      <SectionStack>
        {sectionsOf(containers).map((section) => (
          <section key={section[0]?.id} className={classes.section}>
            {section.map((container) => (
              <WidgetContainer key={container.id} container={container} />
            ))}
          </section>
        ))}
      </SectionStack>
    </div>
  );
}
