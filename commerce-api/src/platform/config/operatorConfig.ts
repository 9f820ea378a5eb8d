import * as z from 'zod';

/** The endpoint of the operator in the running process. */
export interface OperatorConfig {
  host: string;
  /** 0: any free port. */
  port: number;
  /** For the command line: the address of a server on another machine. */
  url: string | undefined;
  /** For the command line: the key of its user on that server. */
  key: string | undefined;
}

const GROUP = "The operator's commands";

export const operatorVariables = {
  OPERATOR_HOST: z.string().default('127.0.0.1').meta({
    group: GROUP,
    help: "address that the operator's endpoint listens on, or a host name of this machine; in the containers an alias in a network of its own, and no port is published",
    compose: 'operator',
  }),
  OPERATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(0).meta({
    group: GROUP,
    help: "port of the operator's endpoint; 0 selects a free one. The command line finds it in `DATA_DIR/operator.json`",
    compose: '4001',
  }),
  OPERATOR_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      group: GROUP,
      help: "for the command line: the operator's endpoint of a server on another machine; needs `OPERATOR_KEY`",
      example: 'http://127.0.0.1:4001',
      // The command line of a container finds its own server.
      compose: '',
    }),
  OPERATOR_KEY: z.string().min(1).optional().meta({
    group: GROUP,
    help: 'for the command line: the key of its user on that server, as `operator add` prints it',
    secret: true,
    compose: '',
  }),
};

const schema = z.object(operatorVariables);

export function operatorConfigFrom(variables: z.output<typeof schema>): OperatorConfig {
  return {
    host: variables.OPERATOR_HOST,
    port: variables.OPERATOR_PORT,
    url: variables.OPERATOR_URL,
    key: variables.OPERATOR_KEY,
  };
}
