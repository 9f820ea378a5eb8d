import { useEffect, useState } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { ProgressBar } from '@hemvaror/ui/progress-bar/ProgressBar';
import { Spinner } from '@hemvaror/ui/spinner/Spinner';
import { isSpinnerDue, progressAt, type Loading } from './loadingTimes.ts';
import classes from './LoadingIndicators.module.css';

/** Interval of progress updates; all durations of `loadingTimes` are multiples of it. */
const STEP_MS = 100;

interface LoadingIndicatorsProps {
  /** Whether a page is loading. */
  isLoading: boolean;
  /** The loading flag, which shows the spinner at once (STATE-12). */
  isFlagged: boolean;
  /** Number of failed pages. If it grows during a loading, that page has failed. */
  failures: number;
}

/** A progress bar at the top of the window and, for long loadings, a spinner. Short loadings show neither. */
export function LoadingIndicators({ isLoading, isFlagged, failures }: LoadingIndicatorsProps) {
  const { t } = useTranslation('shell');
  const { loading, failuresBefore, nowMs } = useLoading(isLoading || isFlagged, failures);
  const share = loading && progressAt(loading, nowMs);
  const hasFailed = failures > failuresBefore;

  return (
    <>
      {loading && share !== null && (
        <div className={classes.line}>
          <ProgressBar share={share} label={t('layout.pageLoading')} failed={hasFailed} />
        </div>
      )}
      {(isFlagged || (loading && isSpinnerDue(loading, nowMs))) && (
        <div className={classes.spinner}>
          <Spinner size="large" label={t('layout.loading')} />
        </div>
      )}
    </>
  );
}

interface Run extends Loading {
  failuresBefore: number;
}

function useLoading(isRunning: boolean, failures: number) {
  const [run, setRun] = useState<Run | null>(null);
  const [nowMs, setNowMs] = useState(0);

  useEffect(() => {
    if (!isRunning) return undefined;
    start();
    return end;

    function start() {
      const startedMs = performance.now();
      setNowMs(startedMs);
      setRun({ startedMs, endedMs: null, failuresBefore: failures });
    }

    function end() {
      const endedMs = performance.now();
      setNowMs(endedMs);
      setRun((before) => before && { ...before, endedMs });
    }
    // `failures` is read only at the start of a loading.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRunning]);

  useEffect(() => {
    if (!run) return undefined;
    const timer = setInterval(() => {
      const now = performance.now();
      setNowMs(now);
      if (run.endedMs !== null && progressAt(run, now) === null) setRun(null);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [run]);

  return { loading: run, failuresBefore: run?.failuresBefore ?? failures, nowMs };
}
