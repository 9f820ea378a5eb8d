import { useState } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Empty } from '../page/Empty.tsx';

/** Loading indicators, notices, toasts and modals. */
export const Feedback = defer(async () => (await import('./Feedback.tsx')).Feedback, { ssr: false, missing: Empty });

/** Outlet for loading, offline state and messages. Passes on the location of the first view. */
export function FeedbackOutlet() {
  const { pathname, hash } = useLocation();
  const [from] = useState({ pathname, hash });
  return <Feedback from={from} />;
}
