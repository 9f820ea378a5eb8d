import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon.tsx';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.tsx';
import { SectionHead } from '../section/Section.tsx';
import classes from './Slider.module.css';
import { useSlider } from './useSlider.ts';

interface SliderProps {
  /** Names what can be scrolled: "Produkter". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The row's heading, which the buttons stand beside. */
  head: ReactNode;
  /** One element per thing. */
  children: ReactNode;
}

/** A row that snaps: swiped on a phone, by buttons from tablet up, by arrow keys when it has the focus. */
export function Slider({ label, previousLabel, nextLabel, head, children }: SliderProps) {
  const { track, canGoBack, canGoOn, go } = useSlider();

  return (
    <div className={classes.frame}>
      <SectionHead
        tools={
          <div className={classes.buttons}>
            <IconButton
              outlined
              label={previousLabel}
              icon={<ArrowLeftIcon size="small" />}
              disabled={!canGoBack}
              onClick={() => go(-1)}
            />
            <IconButton
              outlined
              label={nextLabel}
              icon={<ArrowRightIcon size="small" />}
              disabled={!canGoOn}
              onClick={() => go(1)}
            />
          </div>
        }
      >
        {head}
      </SectionHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={track} className={classes.track} role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
