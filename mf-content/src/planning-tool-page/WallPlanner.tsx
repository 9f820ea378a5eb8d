import { useState } from 'react';
import { formatNumber } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { modalSlice } from '@hemvaror/runtime/state/modalSlice';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Text } from '@hemvaror/ui/text/Text';
import { MeasureField } from './MeasureField.tsx';
import { measureFrom, type MeasureLimits } from './measureFrom.ts';
import { WallDrawing } from './WallDrawing.tsx';
import { wallPlan, type WallMeasures, type WallPlan } from './wallPlan.ts';
import classes from './WallPlanner.module.css';

type Measure = keyof WallMeasures;

const LIMITS: Record<Measure, MeasureLimits> = {
  wallCm: { min: 10, max: 2_000 },
  pieces: { min: 1, max: 50, whole: true },
  pieceCm: { min: 0.5, max: 500 },
  marginCm: { min: 0, max: 500 },
  heightCm: { min: 0, max: 500 },
};
const MEASURES = ['wallCm', 'pieces', 'pieceCm', 'marginCm', 'heightCm'] as const;

/** Initial values: five hooks in a hall. */
const INITIAL_INPUTS: Record<Measure, string> = {
  wallCm: '160',
  pieces: '5',
  pieceCm: '4',
  marginCm: '18',
  heightCm: '170',
};

/** Calculates the positions of the screws from the measures, in the browser only. */
export function WallPlanner() {
  const { t } = useTranslation('content');
  const dispatch = useDispatch();
  const [inputs, setInputs] = useState(INITIAL_INPUTS);
  const measures = measuresFrom(inputs);

  return (
    <div className={classes.planner}>
      <form className={classes.measures} onSubmit={(event) => event.preventDefault()}>
        {MEASURES.map((measure) => (
          <MeasureField
            key={measure}
            label={t(`planner.measures.${measure}`)}
            limits={LIMITS[measure]}
            value={inputs[measure]}
            onChange={(value) => setInputs({ ...inputs, [measure]: value })}
          />
        ))}
        <Button
          variant="secondary"
          onClick={() =>
            dispatch(
              modalSlice.actions.modalOpened({
                name: 'prompt',
                title: t('planner.howTitle'),
                text: t('planner.how'),
              }),
            )
          }
        >
          {t('planner.howTitle')}
        </Button>
      </form>
      <section className={classes.result} aria-label={t('planner.result')}>
        {measures ? <PlanResult measures={measures} /> : <Text>{t('planner.incomplete')}</Text>}
      </section>
    </div>
  );
}

function PlanResult({ measures }: { measures: WallMeasures }) {
  const { t } = useTranslation('content');
  const cm = useCentimeters();
  const plan = wallPlan(measures);
  if (plan.kind === 'tooWide') {
    return (
      <Notice tone="warning" announce="polite">
        {t('planner.tooWide', { missing: cm(plan.missingCm) })}
      </Notice>
    );
  }

  return (
    <>
      <WallDrawing
        measures={measures}
        centersCm={plan.centersCm}
        label={t('planner.drawing', { count: measures.pieces, wall: cm(measures.wallCm) })}
      />
      <Heading as="h2" size="section">
        {t('planner.places')}
      </Heading>
      <Text>{t('planner.placesText')}</Text>
      <ol className={classes.positions}>
        {plan.centersCm.map((center) => (
          <li key={center}>{cm(center)}</li>
        ))}
      </ol>
      <Distances plan={plan} />
    </>
  );
}

function Distances({ plan: { gapCm, diagonalCm } }: { plan: Extract<WallPlan, { kind: 'fits' }> }) {
  const { t } = useTranslation('content');
  const cm = useCentimeters();
  if (gapCm === null || diagonalCm === null) return null;

  return (
    <>
      <dl className={classes.distances}>
        <div>
          <dt>{t('planner.gap')}</dt>
          <dd>{cm(gapCm)}</dd>
        </div>
        <div>
          <dt>{t('planner.diagonal')}</dt>
          <dd>{cm(diagonalCm)}</dd>
        </div>
      </dl>
      <Text size="small" muted>
        {t('planner.diagonalText')}
      </Text>
    </>
  );
}

function useCentimeters(): (cm: number) => string {
  const { languageId } = useShop();
  return (cm) => `${formatNumber(cm, languageId)}\u00A0cm`;
}

/** @returns null if a measure is invalid */
function measuresFrom(inputs: Record<Measure, string>): WallMeasures | null {
  const read = (measure: Measure) => measureFrom(inputs[measure], LIMITS[measure]);
  const wallCm = read('wallCm');
  const pieces = read('pieces');
  const pieceCm = read('pieceCm');
  const marginCm = read('marginCm');
  const heightCm = read('heightCm');
  if (wallCm === null || pieces === null || pieceCm === null || marginCm === null || heightCm === null) return null;
  return { wallCm, pieces, pieceCm, marginCm, heightCm };
}
