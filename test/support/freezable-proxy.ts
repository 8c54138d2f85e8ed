import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a database that can be frozen: connections stay open and new ones are accepted, but nothing passes. */
export interface FreezableProxy {
  /** The address of the database, through this proxy. */
  through(url: string): string;
  freeze(): void;
  thaw(): void;
  close(): void;
}

export async function freezableProxy(target: string): Promise<FreezableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let frozen = false;
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    // While it is frozen nothing is read, not even the end of a connection. It all passes after the thaw, as with a stopped
    // server.
    from.pipe(to);
    if (frozen) from.pause();
    from
      .on('error', () => undefined)
      .once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    through: (url) =>
      Object.assign(new URL(url), { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }).href,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
