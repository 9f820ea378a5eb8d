import { useEffect, useState } from 'react';

/** True once the component has been rendered for the delay: short loadings need no message. */
export function useIsDelayed(delayMs: number): boolean {
  const [isDelayed, setIsDelayed] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setIsDelayed, delayMs, true);
    return () => clearTimeout(timer);
  }, [delayMs]);

  return isDelayed;
}
