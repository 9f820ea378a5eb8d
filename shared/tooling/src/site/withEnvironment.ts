/** Runs a function with other environment variables and restores them. No other code may run meanwhile. */
export async function withEnvironment<Value>(
  variables: Readonly<Record<string, string>>,
  run: () => Promise<Value>,
): Promise<Value> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return await run();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
}
