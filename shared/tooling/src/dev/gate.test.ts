import { Gate } from './gate.ts';

test('pass waits until a closed gate opens', async () => {
  const gate = new Gate();
  const order: string[] = [];

  const passed = gate.pass().then(() => order.push('passed'));
  await Promise.resolve();
  order.push('opens');
  gate.open();
  await passed;

  expect(order).toEqual(['opens', 'passed']);
});

test('a gate that was closed twice opens with one call', async () => {
  const gate = new Gate();
  const early = gate.pass();
  gate.close();

  gate.open();

  await expect(Promise.all([early, gate.pass()])).resolves.toHaveLength(2);
});

test('an open gate can be closed again', async () => {
  const gate = new Gate();
  gate.open();
  gate.close();

  const first = await Promise.race([gate.pass().then(() => 'passed'), Promise.resolve('waits')]);

  expect(first).toBe('waits');
});
