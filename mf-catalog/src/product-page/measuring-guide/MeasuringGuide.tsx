import { useState } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import classes from './MeasuringGuide.module.css';

const GuideModal = defer(async () => (await import('./GuideModal.tsx')).GuideModal, { when: 'demand' });

/** Button beside the sizes that opens the instructions to measure a distance between holes. */
export function MeasuringGuide() {
  const { t } = useProductTranslation();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      await GuideModal.load();
      setOpen(true);
    } catch {
      // The toast reports it, and the shopper can try again.
      dispatch(toastSlice.actions.toastShown({ text: t('failed.generic'), tone: 'error', placement: 'bottom-center' }));
    }
  }

  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        {...GuideModal.intent}
        onClick={() => void open()}
      >
        {t('guide.open')}
      </button>
      {isOpen && <GuideModal onClose={() => setOpen(false)} />}
    </>
  );
}
