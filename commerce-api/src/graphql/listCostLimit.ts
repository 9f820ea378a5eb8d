import { getOperationAST, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { ListCosts } from './listCost.ts';
import { Refusal } from '../model/refusal.ts';
import { refusalError } from './refusalError.ts';

/** Refuses operations with a list cost above `maxCost`. Runs for each request, since the cost depends on variables. */
export function listCostLimit(schema: GraphQLSchema, maxCost: number): Plugin {
  const costs = new ListCosts(schema);
  return {
    onExecute({ args: { document, operationName, variableValues }, setResultAndStopExecution }) {
      const operation = getOperationAST(document, operationName);
      if (!operation) return;
      const cost = costs.of(document, operation, variableValues ?? {});
      if (cost <= maxCost) return;
      const text = `The operation costs ${cost}, the maximum is ${maxCost}. Request fewer fields, or fewer items with \`take\`.`;
      setResultAndStopExecution({ errors: [refusalError(new Refusal('TOO_COSTLY', text))] });
    },
  };
}
