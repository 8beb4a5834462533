// The least a Node server can do with a body: the yardstick for everything that answers over HTTP.
import http from 'node:http';

const server = http.createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(Buffer.concat(parts));
  });
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit(0));
