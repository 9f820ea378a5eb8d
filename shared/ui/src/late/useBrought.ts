import { useState, type ComponentType } from 'react';

/**
 * A component whose code comes with the interaction that needs it.
 *
 * @returns `Part` once `bring` has settled, null before. `bring` rejects when the code cannot be had; the next one asks again.
 */
export function useBrought<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  async function bring(): Promise<void> {
    const part = await load();
    setPart(() => part);
  }

  return { Part, bring };
}
