import { useId, type ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { CheckIcon } from '@hemvaror/ui/icons/CheckIcon';
import type { StepState } from '../stepStates.ts';
import classes from './Step.module.css';

interface StepProps {
  number: number;
  title: string;
  state: StepState;
  children: ReactNode;
}

/** A numbered section of the checkout with a mark when it is done. */
export function Step({ number, title, state, children }: StepProps) {
  const { t } = useTranslation('cart-checkout');
  const id = useId();

  return (
    <section className={classes.step} data-state={state} aria-labelledby={id}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <div className={classes.head}>
        <Heading size="section" as="h2" id={id}>
          {title}
        </Heading>
        {state === 'done' && (
          <span className={classes.done}>
            <CheckIcon /> {t('checkout.done')}
          </span>
        )}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
