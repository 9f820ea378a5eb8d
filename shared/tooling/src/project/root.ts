import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Every deployable that webpack builds. */
export const APPS = [...REMOTE_NAMES, 'shell'] as const;
