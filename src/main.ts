/**
 * `node dist/server/main.js`: the server. A module that imports node:http makes Node read all that it exports, and three of
 * its names load the client behind `fetch`, which costs 40 ms and keeps memory. Nothing here imports them, so they go first:
 * what is imported below is linked after this. `fetch` itself loads its client when it is called.
 */
const http = process.getBuiltinModule('node:http');
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) Reflect.deleteProperty(http, name);

await import('./server.js');
