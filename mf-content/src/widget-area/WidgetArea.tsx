import { SectionStack } from '@hemvaror/ui/section/Section';
import { sectionsOf } from './sectionsOf.ts';
import { visibleContainers } from './visibleContainers.ts';
import type { WidgetArea as Area, AreaPlacement } from './widget.ts';
import classes from './WidgetArea.module.css';
import { WidgetContainer } from './WidgetContainer.tsx';

interface WidgetAreaProps {
  area: Pick<Area, 'containers'>;
  placement: AreaPlacement;
}

/** The visible containers of an area, in sections. Renders nothing without any. */
export function WidgetArea({ area, placement }: WidgetAreaProps) {
  const containers = visibleContainers(area.containers);
  if (containers.length === 0) return null;

  return (
    <div className={classes.area} data-place={placement}>
      <SectionStack>
        {sectionsOf(containers).map((section) => (
          <section key={section[0]?.id} className={classes.section}>
            {section.map((container) => (
              <WidgetContainer key={container.id} container={container} placement={placement} />
            ))}
          </section>
        ))}
      </SectionStack>
    </div>
  );
}
