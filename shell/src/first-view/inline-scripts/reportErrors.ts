/** Of the two events, the properties that a report needs. */
interface Failure {
  /** The window, or the element whose file is lost. */
  target: LostFile | null;
  filename?: string;
  error?: Thrown;
  reason?: Thrown;
}

interface LostFile extends EventTarget {
  src?: string;
  href?: string;
}

/** Any value can be thrown. */
type Thrown = { name?: string; stack?: string } | null | undefined;

/**
 * Sent as text: it must not reference other code. Sends the first five errors of the page and lost scripts and stylesheets to
 * `/-/report`, at once. It is before all other code, which may be lost. The first line is the name of the error, or the address of the
 * file. At most 300 bytes, as it is part of every document.
 */
export function reportErrors(): void {
  let left = 5;
  const report = ({ target, filename, error, reason = error }: Failure) => {
    const file = target?.src ?? target?.href;
    if ((!file || /\.(js|css)$/.test(file)) && left-- > 0)
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- extensions remove the function
      navigator.sendBeacon?.('/-/report', `${file ?? reason?.name}\n${filename}\n${reason?.stack}`);
  };
  addEventListener('error', report, true);
  addEventListener('unhandledrejection', report);
}
