import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { sendPort } from '../sendPort.mjs';

// The production build, as `next start` serves it.
process.env.FEED_PAGE = new URL('../feedPage.mjs', import.meta.url).href;
const app = next({ dev: false, dir: fileURLToPath(new URL('.', import.meta.url)), hostname: '127.0.0.1' });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => void handle(request, response));
server.listen(0, '127.0.0.1', () => sendPort(server));
