import { ROOT } from '../project/root.ts';
import { lockedPackages } from './lockedPackages.ts';

test('packages of the lockfiles have their name and version, and no workspace is among them', () => {
  const packages = lockedPackages(ROOT);
  const named = (name: string) => packages.filter((item) => item.name === name);

  expect(named('react')).toEqual([{ name: 'react', version: expect.stringMatching(/^\d+\.\d+\.\d+$/), ships: true }]);
  expect(named('jest')).toEqual([{ name: 'jest', version: expect.any(String), ships: false }]);
  // Installed under the name `string-width-cjs`.
  expect(named('string-width-cjs')).toEqual([]);
  // Of the catcher of mail, which only development runs.
  expect(named('maildev')).toEqual([{ name: 'maildev', version: expect.any(String), ships: false }]);
  expect(packages.filter(({ name }) => name.startsWith('@hemvaror/'))).toEqual([]);
});
