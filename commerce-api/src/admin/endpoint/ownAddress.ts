import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';

const ANY_ADDRESS = ['0.0.0.0', '::'];

export function isAnyAddress(host: string): boolean {
  return ANY_ADDRESS.includes(host);
}

/**
 * The address of a host name that belongs to this machine. While a container is replaced, the old and the new one have the same
 * alias, so its name has the addresses of both.
 *
 * @throws Error if none of the addresses is of this machine
 */
export async function ownAddressOf(
  host: string,
  addressesOf: (name: string) => Promise<{ address: string }[]> = (name) => lookup(name, { all: true }),
): Promise<string> {
  if (isAnyAddress(host)) return host;
  const own = new Set(Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? []));
  const found = await addressesOf(host);
  const address = found.find((one) => own.has(one.address))?.address;
  if (address !== undefined) return address;
  const others = found.map((one) => one.address).join(', ');
  throw new Error(
    `OPERATOR_HOST=${host} is not an address of this machine, but ${others}. Expected a name or address of its own.`,
  );
}
