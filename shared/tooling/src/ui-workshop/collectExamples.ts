import type { ComponentExamples } from '@hemvaror/ui/examples/componentExamples';

interface ExampleFiles {
  (file: string): { examples: ComponentExamples };
  keys: () => string[];
}

declare global {
  interface ImportMeta {
    /** webpack's: all modules below a folder whose names fit. */
    webpackContext: (folder: string, options: { recursive: boolean; regExp: RegExp }) => ExampleFiles;
  }
}

/** What every `*.examples.tsx` of the packages exports; a new file needs no entry anywhere. */
export function collectExamples(): ComponentExamples[] {
  const ui = import.meta.webpackContext('../../../ui/src', { recursive: true, regExp: /\.examples\.tsx$/ });
  const commerce = import.meta.webpackContext('../../../commerce-ui/src', {
    recursive: true,
    regExp: /\.examples\.tsx$/,
  });
  return [ui, commerce].flatMap((files) => files.keys().map((file) => files(file).examples));
}
