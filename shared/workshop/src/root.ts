import path from 'node:path';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Every deployable that webpack builds. */
export const REMOTES = ['mf-catalog', 'mf-search', 'mf-cart-checkout', 'mf-account', 'mf-content'] as const;
export const APPS = [...REMOTES, 'shell'] as const;
