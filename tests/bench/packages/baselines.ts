/**
 * `baselines.ts sse PORT` and `baselines.ts socket.io PORT` run the baselines of live conversations. A baseline sends
 * each posted body unchanged to all watchers, without sessions, checks or a database.
 */
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Server } from 'socket.io';

const [kind, port] = process.argv.slice(2);
const watchers = new Set<ServerResponse>();
let sendToAll = (body: string) => {
  const bytes = Buffer.from(`data: ${body}\n\n`);
  for (const watcher of watchers) watcher.write(bytes);
};

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    void text(request).then((body) => {
      sendToAll(body);
      response.writeHead(201).end(body);
    });
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1000\n\n');
  watchers.add(response);
  response.once('close', () => watchers.delete(response));
});
if (kind === 'socket.io') {
  const io = new Server(server);
  sendToAll = (body) => void io.emit('message', body);
}
server.listen(Number(port), '127.0.0.1', () => console.info('ready'));
