import net from 'node:net';

/**
 * Connects to a port of this machine, sends a message and resolves with the first bytes that come back; with none when
 * nobody listens, the connection ends or the time is over.
 */
export function readFirstAnswer(port: number, message: Buffer, limitMs: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' }, () => socket.write(message));
    const finish = (answer: Buffer) => {
      clearTimeout(limit);
      socket.destroy();
      resolve(answer);
    };
    const limit = setTimeout(finish, limitMs, Buffer.alloc(0));
    socket.once('data', finish);
    // Whatever goes wrong here is the answer that was asked for: none.
    socket.on('error', () => finish(Buffer.alloc(0)));
    socket.once('close', () => finish(Buffer.alloc(0)));
  });
}
