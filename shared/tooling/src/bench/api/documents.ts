import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, separateOperations, type DefinitionNode } from 'graphql';
import { withAdditions } from '../../generate/graphql/addedDirective.ts';
import { ROOT } from '../../project/root.ts';

/**
 * Reads the text of an operation as the shop sends it: from the `.graphql` file of its component, with its fragments from
 * the same app or from a shared package.
 *
 * @param file path in the project's folder
 */
export function operationText(file: string, operation: string): string {
  const app = file.startsWith('shared/') ? '' : (file.split('/', 1)[0] ?? '');
  const fragments = globSync([...(app ? [`${app}/src/**/*.graphql`] : []), 'shared/*/src/**/*.graphql'], { cwd: ROOT })
    .toSorted()
    .flatMap((one) => definitionsOf(one, Kind.FRAGMENT_DEFINITION));
  const operations = definitionsOf(file, Kind.OPERATION_DEFINITION);
  const found = separateOperations({ kind: Kind.DOCUMENT, definitions: [...operations, ...fragments] })[operation];
  if (!found) throw new Error(`${file} has no operation ${operation}.`);
  return print(withAdditions(found));
}

function definitionsOf(file: string, kind: Kind): DefinitionNode[] {
  const { definitions } = parse(readFileSync(path.join(ROOT, file), 'utf8'), { noLocation: true });
  return definitions.filter((definition) => definition.kind === kind);
}
