import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that can be frozen: connections stay open and new ones are accepted, but nothing passes any more. */
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
    // Nothing is read while it is frozen, an end included; what waits passes on the thaw, as with a stopped server.
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
