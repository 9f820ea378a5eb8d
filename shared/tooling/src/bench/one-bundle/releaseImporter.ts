/** Replaces the shell's `releaseImporter.ts`: without the federation runtime nothing is imported. */
export function ReleaseImporter(): void {}
