import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP has it in JSON, with its attributes by their names. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, string | number>;
}

export interface Collector {
  url: string;
  /** How it responds to what it receives. */
  mode: 'accept' | 'hang' | 'refuse';
  spans: ReceivedSpan[];
  /** Everything that it received, as it was. */
  text: string;
  close(): Promise<void>;
}

/** A receiver of traces: OTLP over HTTP, in JSON. */
export async function openCollector(): Promise<Collector> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      collector.text += `${request.url} ${JSON.stringify(request.headers)} ${text}\n`;
      collector.spans.push(...spansIn(JSON.parse(text) as Payload));
      if (collector.mode === 'hang') return;
      response.statusCode = collector.mode === 'accept' ? 200 : 400;
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'accept',
    spans: [],
    text: '',
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return collector;
}

interface Payload {
  resourceSpans: { scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & Attributes)[] }[] }[];
}

interface Attributes {
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const spansIn = ({ resourceSpans }: Payload): ReceivedSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(
        span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']),
      ),
    }));
