/** Variables that Node.js, OpenSSL and the C library read. NODE_OPTIONS may contain the limits of the memory. */
const SYSTEM_VARIABLES = [
  'MALLOC_ARENA_MAX',
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
  'PATH',
  'SSL_CERT_DIR',
  'SSL_CERT_FILE',
  'TZ',
  'UV_THREADPOOL_SIZE',
];

/**
 * The environment of a process that runs code of remotes: the settings of the host and the variables of the system. The others may be
 * secrets of the machine.
 *
 * @param variables environment of the host; an empty variable counts as absent
 */
export function childEnvironment(variables: NodeJS.ProcessEnv, settingNames: readonly string[]): NodeJS.ProcessEnv {
  const names = [...SYSTEM_VARIABLES, ...settingNames];
  return Object.fromEntries(names.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])));
}

/** The same for `cluster.fork`, which adds its variables to those of this process, and leaves out the undefined ones. */
export function forkEnvironment(variables: NodeJS.ProcessEnv, settingNames: readonly string[]): NodeJS.ProcessEnv {
  const absent = Object.fromEntries(Object.keys(variables).map((name) => [name, undefined]));
  return { ...absent, ...childEnvironment(variables, settingNames) };
}
