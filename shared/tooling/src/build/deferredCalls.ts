/** The options of an `import()` inside `defer` or `lazyModule`. */
export interface DeferredCall {
  when: 'soon' | 'idle' | 'render' | 'demand';
  /** Rendered by the server, so the first view needs its stylesheets. */
  ssr: boolean;
  /** Shares the chunk of its folder for `when`. A component that the server does not render has its own chunk. */
  isShared: boolean;
}

/** The code before the `import()`; React Fast Refresh inserts `_c = `. */
const BEFORE = /\b(defer|lazyModule)(?:<[^()]*>)?\(\s*(?:_c\d* = )?(async )?\(\)\s*=>\s*(\(await )?$/;
const AFTER = /^(?:\)\.\w+)?\s*,?\s*(\{[^{}]*\})?\s*,?\s*\)/;
const WHEN = /\bwhen:\s*['"](soon|idle|render|demand)['"]/;

/**
 * Reads a deferred call around an `import()`, in source or compiled code.
 *
 * @param before the code before the `import()`
 * @param after the code after it
 * @returns undefined for any other `import()`
 */
export function deferredCall(before: string, after: string): DeferredCall | undefined {
  const call = BEFORE.exec(before);
  if (!call) return undefined;
  const options = AFTER.exec(after)?.[1] ?? '';
  const isComponent = call[1] === 'defer';
  const option = WHEN.exec(options)?.[1];
  const isGiven = option === 'soon' || option === 'idle' || option === 'render' || option === 'demand';
  const when = isGiven ? option : isComponent ? 'idle' : 'demand';
  const ssr = isComponent && (/\bssr:\s*(?:true|!0)\b/.test(options) || (when !== 'demand' && !/\bssr:/.test(options)));
  return { when, ssr, isShared: (when === 'soon' || when === 'idle') && (ssr || !isComponent) };
}
