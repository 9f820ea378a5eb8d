import { Modal } from '@hemvaror/ui/modal/Modal';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import classes from './GuideModal.module.css';

/** Explains "c/c" and how to measure it, with a drawing. */
export function GuideModal({ onClose }: { onClose: () => void }) {
  const { t } = useProductTranslation();

  return (
    <Modal open title={t('guide.title')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('guide.meaning')}</p>
      <svg className={classes.drawing} viewBox="0 0 320 150" role="img" aria-label={t('guide.drawing')}>
        <rect className={classes.front} x="1" y="1" width="318" height="148" rx="2" />
        <rect className={classes.handle} x="52" y="38" width="216" height="12" rx="6" />
        {[88, 232].map((x) => (
          <g key={x}>
            <circle className={classes.hole} cx={x} cy="44" r="7" />
            <path className={classes.line} d={`M${x - 11} 44h22M${x} 33v82`} />
          </g>
        ))}
        <path className={classes.line} d="M88 108h144M94 104l-6 4 6 4M226 104l6 4-6 4" />
        <text className={classes.measure} x="160" y="134">
          {'c/c 128 mm'}
        </text>
      </svg>
      <ol className={classes.steps}>
        <li>{t('guide.loosen')}</li>
        <li>{t('guide.measure')}</li>
        <li>{t('guide.choose')}</li>
      </ol>
    </Modal>
  );
}
