import { useState } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Nothing } from '../page/Nothing.tsx';

const Feedback = defer(async () => (await import('./Feedback.tsx')).Feedback, { ssr: false, missing: Nothing });

/** Where the layout reports loading, being offline and messages. It knows the page that the visit began with. */
export function FeedbackPlace() {
  const { pathname, hash } = useLocation();
  const [from] = useState({ pathname, hash });
  return <Feedback from={from} />;
}
