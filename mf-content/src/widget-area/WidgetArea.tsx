import { SectionStack } from '@hemvaror/ui/section/Section';
import { sectionsOf } from './sectionsOf.ts';
import { visibleContainers } from './visibleContainers.ts';
import type { WidgetArea as Area, AreaPlacement } from './widget.ts';
import classes from './WidgetArea.module.css';
import { WidgetContainer } from './WidgetContainer.tsx';

interface WidgetAreaProps {
  area: Pick<Area, 'containers'>;
  place: AreaPlacement;
}

/** The containers of an area in sections; nothing when there is nothing to show. */
export function WidgetArea({ area, place }: WidgetAreaProps) {
  const containers = visibleContainers(area.containers);
  if (containers.length === 0) return null;

  return (
    <div className={classes.area} data-place={place}>
      <SectionStack>
        {sectionsOf(containers).map((section) => (
          <section key={section[0]?.id} className={classes.section}>
            {section.map((container) => (
              <WidgetContainer key={container.id} container={container} place={place} />
            ))}
          </section>
        ))}
      </SectionStack>
    </div>
  );
}
