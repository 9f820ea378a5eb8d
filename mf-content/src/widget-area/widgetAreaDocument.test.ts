import { print, visit, type ArgumentNode, type VariableDefinitionNode } from 'graphql';
import { WidgetAreaDocument } from './WidgetArea.generated.ts';

function variablesAndArgs() {
  const variables = new Map<string, string>();
  const args = new Map<string, string>();
  visit(WidgetAreaDocument, {
    VariableDefinition: ({ variable, type }: VariableDefinitionNode) =>
      void variables.set(variable.name.value, print(type)),
    Argument: ({ name, value }: ArgumentNode) => void args.set(name.value, print(value)),
  });
  return { variables, args };
}

test('the variable widgetAlias is sent as the argument alias [API-29]', () => {
  const { variables, args } = variablesAndArgs();

  expect(variables.get('widgetAlias')).toBe('String');
  expect(args.get('alias')).toBe('$widgetAlias');
  expect(variables.has('alias')).toBe(false);
});

test('filters is a list of page-widget filter inputs [API-29]', () => {
  const { variables, args } = variablesAndArgs();

  expect(variables.get('filters')).toBe('[PageWidgetCollectionFilterInputType]');
  expect(args.get('filters')).toBe('$filters');
});
