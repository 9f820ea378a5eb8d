/*
 * Evaluates the shell's script, part by part. The evaluation of all in one task blocks a slow phone for half a second, in which it
 * neither scrolls nor answers. The parts are not separate files.
 */
import { yieldTask } from '@hemvaror/domain/yieldTask';

/** Each after those that it imports. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@hemvaror/runtime/libraries/router'),
  () => import(/* webpackMode: "eager" */ '@hemvaror/runtime/libraries/i18next'),
  () => import(/* webpackMode: "eager" */ '../../app/core/sharedModules.generated.ts'),
  () => import(/* webpackMode: "eager" */ '../../browser/boot/main.tsx'),
];

for (const load of PARTS) {
  await load();
  await yieldTask();
}
