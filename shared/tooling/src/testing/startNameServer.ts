import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Bytes of a DNS header. */
const HEADER = 12;
/** A pointer to the name of the question, type A, class IN, no caching, four bytes of data. */
const ANSWER = Buffer.from('c00c00010001000000000004', 'hex');

interface NameServer {
  port: number;
  stop: () => Promise<void>;
}

/** Starts a DNS server on 127.0.0.1 that responds to every name with these IPv4 addresses, like docker's for a service. */
export async function startNameServer(addresses: readonly string[]): Promise<NameServer> {
  const socket = createSocket('udp4');
  const answers = addresses.map((address) => Buffer.concat([ANSWER, Buffer.from(address.split('.').map(Number))]));
  socket.on('message', (query, { port, address }) => {
    // The name ends with a zero byte; its type and class have four more.
    const question = query.subarray(HEADER, query.indexOf(0, HEADER) + 5);
    const header = Buffer.alloc(HEADER);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x81_80, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([header, question, ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
