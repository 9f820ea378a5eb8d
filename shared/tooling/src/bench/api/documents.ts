import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit, type DefinitionNode, type FragmentDefinitionNode } from 'graphql';
import { ROOT } from '../../project/root.ts';

/**
 * Reads the text of an operation as the shop sends it: from the `.graphql` file of its component, with its fragments from
 * the same app or from a shared package.
 *
 * @param file path in the project's folder
 */
export function operationText(file: string, operation: string): string {
  const app = file.startsWith('shared/') ? '' : (file.split('/', 1)[0] ?? '');
  const definitions = globSync([...(app ? [`${app}/src/**/*.graphql`] : []), 'shared/*/src/**/*.graphql'], {
    cwd: ROOT,
  })
    .toSorted()
    .flatMap(definitionsOf);
  const fragments = new Map(definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));
  const found = definitionsOf(file).find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === operation,
  );
  if (!found) throw new Error(`${file} has no operation ${operation}.`);

  const used = new Map<string, DefinitionNode>();
  const collect = (definition: DefinitionNode) => {
    visit(definition, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (!fragment) throw new Error(`${file}: fragment ${name} is missing.`);
        if (used.has(name)) return;
        used.set(name, fragment);
        collect(fragment);
      },
    });
  };
  collect(found);
  return [found, ...used.values()].map(print).join('\n');
}

function definitionsOf(file: string): readonly DefinitionNode[] {
  return parse(readFileSync(path.join(ROOT, file), 'utf8'), { noLocation: true }).definitions;
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}
