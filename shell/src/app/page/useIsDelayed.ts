import { useEffect, useState } from 'react';

/** True once a component has been rendered for so many ms: what is there sooner needs no words. */
export function useIsDelayed(patienceMs: number): boolean {
  const [isDelayed, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setIsLate, patienceMs, true);
    return () => clearTimeout(timer);
  }, [patienceMs]);

  return isDelayed;
}
