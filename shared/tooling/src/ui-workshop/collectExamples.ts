import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';

interface ExampleFiles {
  (file: string): { examples: ComponentExamples };
  keys: () => string[];
}

declare global {
  interface ImportMeta {
    /** Imports all matching modules of a folder (webpack). */
    webpackContext: (folder: string, options: { recursive: boolean; regExp: RegExp }) => ExampleFiles;
  }
}

/** Collects the exports of every `*.examples.tsx` of the packages. */
export function collectExamples(): ComponentExamples[] {
  const ui = import.meta.webpackContext('../../../ui/src', { recursive: true, regExp: /\.examples\.tsx$/ });
  const commerce = import.meta.webpackContext('../../../commerce-ui/src', {
    recursive: true,
    regExp: /\.examples\.tsx$/,
  });
  return [ui, commerce].flatMap((files) => files.keys().map((file) => files(file).examples));
}
