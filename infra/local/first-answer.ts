import net from 'node:net';

/**
 * Connects to a port of this machine, sends a message and resolves with the first bytes of the response; with none when
 * the port is closed, the connection ends or the time is up.
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
    // Every fault here means: no response.
    socket.on('error', () => finish(Buffer.alloc(0)));
    socket.once('close', () => finish(Buffer.alloc(0)));
  });
}
