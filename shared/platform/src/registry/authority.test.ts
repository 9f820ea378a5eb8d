import { createKey, releaseKeysFrom } from '../contract/releaseKeys.ts';
import { signRelease } from '../contract/signedRelease.ts';
import { assertMayDecide, AuthorityError } from './authority.ts';
import type { Change, DecidedChange } from './registryEntry.ts';
import { signDecision, type DecisionRequest } from './signedDecision.ts';

const NOW = '2026-11-30T10:00:00.000Z';
const [search, cart, operator, shell, unknown] = [createKey(), createKey(), createKey(), createKey(), createKey()];
const keys = releaseKeysFrom([
  `mf-search=${search.publicKey}`,
  `mf-cart-checkout=${cart.publicKey}`,
  `operator=${operator.publicKey}`,
  `shell=${shell.publicKey}`,
]);

const LIVE: Change = { kind: 'live', release: 'b', isPinned: false };
const WITHDRAWN: Change = { kind: 'withdrawn', release: 'b' };

function signed(decided: DecidedChange, { privateKey }: { privateKey: string }, at = NOW): DecisionRequest {
  const id = '5a0c9d4e-6f3b-4c1d-9a52-0f3b8f1e7c11';
  return signDecision({ id, at, actor: 'anna', why: 'because', ...decided }, privateKey);
}

function check(request: DecisionRequest, now = NOW): void {
  assertMayDecide(request, keys, new Date(now));
}

function releasedBy({ privateKey }: { privateKey: string }): Change {
  const entry = { release: 'b', url: 'http://localhost/b/', integrity: 'sha384-x' };
  return {
    kind: 'released',
    release: signRelease('mf-search', entry, { contract: 1, by: 'anna', at: NOW }, privateKey),
  };
}

test.each<[change: Change]>([
  [LIVE],
  [WITHDRAWN],
  [{ kind: 'frozen' }],
  [{ kind: 'candidate', release: 'b', share: 5 }],
])('the key of a remote and that of the operator decide %j', (change) => {
  expect(() => check(signed({ remote: 'mf-search', change }, search))).not.toThrow();
  expect(() => check(signed({ remote: 'mf-search', change }, operator))).not.toThrow();
});

test('the key of mf-search cannot move mf-cart-checkout', () => {
  expect(() => check(signed({ remote: 'mf-cart-checkout', change: LIVE }, search))).toThrow(
    new AuthorityError(
      'This is not a key of mf-cart-checkout. It belongs to mf-search. Sign with a key of mf-cart-checkout or operator.',
    ),
  );
});

test('a key that RELEASE_KEYS does not name decides nothing', () => {
  expect(() => check(signed({ remote: 'mf-search', change: LIVE }, unknown))).toThrow(
    'This is not a key of mf-search. RELEASE_KEYS does not name it.',
  );
});

test('the key of the shell withdraws only', () => {
  expect(() => check(signed({ remote: 'mf-search', change: WITHDRAWN }, shell))).not.toThrow();
  for (const change of [LIVE, { kind: 'refused', release: 'b' }, { kind: 'frozen' }] as const)
    expect(() => check(signed({ remote: 'mf-search', change }, shell))).toThrow(
      'This is not a key of mf-search. That of the shell only withdraws releases.',
    );
});

test.each(['shell', 'operator'])('%s is no remote that its key owns', (remote) => {
  expect(() => check(signed({ remote, change: LIVE }, remote === 'shell' ? shell : operator))).toThrow(
    `${remote} is not the name of a remote.`,
  );
});

test('only the operator restores the registry', () => {
  const restored: DecidedChange = { change: { kind: 'restored' } };

  expect(() => check(signed(restored, operator))).not.toThrow();
  expect(() => check(signed(restored, search))).toThrow('This is not a key of operator. It belongs to mf-search.');
  expect(() => check(signed(restored, shell))).toThrow('This is not a key of operator.');
});

test('the operator cannot sign a release for an owner', () => {
  expect(() => check(signed({ remote: 'mf-search', change: releasedBy(search) }, operator))).not.toThrow();
  expect(() => check(signed({ remote: 'mf-search', change: releasedBy(operator) }, operator))).toThrow(
    'b is not signed by the owner of mf-search.',
  );
  const unsigned: Change = { kind: 'released', release: { release: 'b', url: 'http://localhost/b/' } };
  expect(() => check(signed({ remote: 'mf-search', change: unsigned }, search))).toThrow('b is not signed');
});

test('a decision without a signature is not accepted', () => {
  const { signature, ...request } = signed({ remote: 'mf-search', change: LIVE }, search);

  expect(signature).toHaveLength(86);
  expect(() => check(request)).toThrow('The decision is not signed. Sign it with a key of mf-search or operator.');
});

test.each<[field: string, changed: object]>([
  ['id', { id: '5a0c9d4e-6f3b-4c1d-9a52-0f3b8f1e7c12' }],
  ['at', { at: '2026-11-30T10:00:01.000Z' }],
  ['actor', { actor: 'eve' }],
  ['why', { why: 'another reason' }],
  ['remote', { remote: 'mf-cart-checkout' }],
  ['change', { change: { ...LIVE, release: 'c' } }],
  ['a field of the change', { change: { ...LIVE, isPinned: true } }],
  ['key', { key: operator.publicKey }],
])('a decision whose %s was changed is not accepted', (_field, changed) => {
  const request = { ...signed({ remote: 'mf-search', change: LIVE }, search), ...changed };
  const all = new Map(keys).set('mf-cart-checkout', [search.publicKey]);

  expect(() => assertMayDecide(request, all, new Date(NOW))).toThrow('The signature belongs to another decision');
});

test('an old decision that is sent again is not accepted, and the message has both times', () => {
  const request = signed({ remote: 'mf-search', change: LIVE }, search);

  expect(() => check(request, '2026-11-30T10:10:00.000Z')).not.toThrow();
  expect(() => check(request, '2026-11-30T10:10:00.001Z')).toThrow(
    "It was signed at 2026-11-30T10:00:00.000Z, and the service's clock says 2026-11-30T10:10:00.001Z.",
  );
  expect(() => check(request, '2026-11-30T09:49:00.000Z')).toThrow('It was signed at');
});

test('the order of the fields of a change does not matter', () => {
  const request = signed({ remote: 'mf-search', change: LIVE }, search);
  const reordered: Change = { isPinned: false, release: 'b', kind: 'live' };

  expect(() => check({ ...request, remote: 'mf-search', change: reordered })).not.toThrow();
});
