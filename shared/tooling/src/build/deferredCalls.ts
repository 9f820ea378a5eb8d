/** What the build knows of an `import()` inside `defer` or `lazyModule`. */
export interface DeferredCall {
  when: 'touch' | 'render' | 'demand';
  /** Rendered by the server, so its stylesheets belong to the page from the start. */
  ssr: boolean;
  /** Shares a chunk with the other touch parts of its folder. A part that the server does not render has its own. */
  isShared: boolean;
}

/** The text ahead of the `import()`; `_c = ` is React Fast Refresh's. */
const BEFORE = /\b(defer|lazyModule)(?:<[^()]*>)?\(\s*(?:_c\d* = )?(async )?\(\)\s*=>\s*(\(await )?$/;
const AFTER = /^(?:\)\.\w+)?\s*,?\s*(\{[^{}]*\})?\s*,?\s*\)/;
const WHEN = /\bwhen:\s*['"](touch|render|demand)['"]/;

/**
 * Reads a deferred call around an `import()`, in source or compiled code.
 *
 * @param before the code ahead of the `import()`
 * @param after the code behind it
 * @returns undefined for an `import()` that stands elsewhere
 */
export function deferredCall(before: string, after: string): DeferredCall | undefined {
  const call = BEFORE.exec(before);
  if (!call) return undefined;
  const options = AFTER.exec(after)?.[1] ?? '';
  const isComponent = call[1] === 'defer';
  const given = WHEN.exec(options)?.[1];
  const when = given === 'touch' || given === 'render' || given === 'demand' ? given : isComponent ? 'touch' : 'demand';
  const ssr = isComponent && (/\bssr:\s*(?:true|!0)\b/.test(options) || (when !== 'demand' && !/\bssr:/.test(options)));
  return { when, ssr, isShared: when === 'touch' && (ssr || !isComponent) };
}
