/**
 * What live conversations are measured against: `rivals.ts sse PORT` or `rivals.ts socket.io PORT`. Whatever is posted to it is
 * sent to all who watch, as it came. No session, no check, no order, no database: nothing is kept.
 */
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Server } from 'socket.io';

const [kind, port] = process.argv.slice(2);
const watchers = new Set<ServerResponse>();
let tellAll = (body: string) => {
  const bytes = Buffer.from(`data: ${body}\n\n`);
  for (const watcher of watchers) watcher.write(bytes);
};

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    void text(request).then((body) => {
      tellAll(body);
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
  tellAll = (body) => void io.emit('message', body);
}
server.listen(Number(port), '127.0.0.1', () => console.info('ready'));
