import { onCLS, onINP, onLCP } from 'web-vitals';

/** LCP and INP in ms, CLS without unit. A browser that cannot measure a value leaves it out. */
interface Vitals {
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Measures paint, response and layout shifts of the document. @param onEnd called once, when the page is hidden for the first time */
export function measureVitals(onEnd: (vitals: Vitals) => void): void {
  const vitals: Vitals = {};
  onLCP(({ value }) => (vitals.lcp = value));
  onINP(({ value }) => (vitals.inp = value));
  onCLS(({ value }) => (vitals.cls = value));
  // After the listeners of the library, which then pass their last values: those capture the event.
  const end = () => {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', end);
    onEnd(vitals);
  };
  document.addEventListener('visibilitychange', end);
}
