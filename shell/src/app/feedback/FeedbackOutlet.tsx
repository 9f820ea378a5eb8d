import { useState } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Empty } from '../page/Empty.tsx';

const Feedback = defer(async () => (await import('./Feedback.tsx')).Feedback, { ssr: false, missing: Empty });

/** Where the layout reports loading, being offline and messages. It knows the page that the visit began with. */
export function FeedbackOutlet() {
  const { pathname, hash } = useLocation();
  const [from] = useState({ pathname, hash });
  return <Feedback from={from} />;
}
