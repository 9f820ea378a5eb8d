import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon.tsx';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.tsx';
import { SectionHead } from '../section/Section.tsx';
import classes from './Slider.module.css';
import { useSlider } from './useSlider.ts';

interface SliderProps {
  /** Accessible name of the row: "Produkter". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The row's heading, with the buttons beside it. */
  head: ReactNode;
  /** Between the heading and the buttons: a link to all items. */
  tools?: ReactNode;
  /** One element per item. */
  children: ReactNode;
}

/** A horizontally scrolling row with snap points: by swipe on a phone, by buttons from tablet up, by arrow keys with focus. */
export function Slider({ label, previousLabel, nextLabel, head, tools, children }: SliderProps) {
  const { track, canGoBack, canGoForward, go } = useSlider();

  return (
    <div className={classes.frame}>
      <SectionHead
        tools={
          <>
            {tools}
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
                disabled={!canGoForward}
                onClick={() => go(1)}
              />
            </div>
          </>
        }
      >
        {head}
      </SectionHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard */}
      <div ref={track} className={classes.track} role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
