import cookie from '@fastify/cookie';
import protect from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { endpointKey } from '@sumfox/contracts/endpoint';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import { BootModule } from '@sumfox/platform/bootstrap/boot.module';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import { SlowCallFlag } from '@sumfox/platform/giving-way/slow-call-flag';
import { type Logger, NestLogger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { TrafficMeter } from '@sumfox/platform/traffic/traffic-meter';
import type { FastifyBodyParser, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { AppModule } from './app.module.js';
import { type GatewayConfig, loadGatewayConfig } from './config.js';
import {
  API_HEADERS,
  PERMISSIONS,
  closeSlowBody,
  rejectForeignRequest,
  RequestGate,
  securityHeaders,
} from './request-gate/index.js';
import { ErrorBodyFilter, sendRefusal } from './errors/index.js';
import { isSlowCall, readJsonBody } from './routes/index.js';
import { COOKIE_OPTIONS } from './session/index.js';
import { serveFiles } from './static/index.js';

/** Largest body of any call in JSON; one drawing is at most 200 KB. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** Largest form of a mail provider's call, which says `List-Unsubscribe=One-Click`. */
const FORM_LIMIT_BYTES = 1024;
/** The largest file comes whole within this at 1.4 Mbit/s; of every other call `SLOW_SENDER_MS` is the limit. */
const UPLOAD_TIMEOUT_MS = 60_000;
/** How often the server looks for senders that are too slow; its own 30 s would be twice the limit. */
const SENDER_CHECK_INTERVAL_MS = 1_000;

/** The calls that are sent as a form. */
const UPLOADS: ReadonlySet<string> = new Set(ENDPOINTS.filter((e) => e.upload).map((e) => endpointKey(e)));

/** Calls that the machines of mail providers make. */
const ONE_CLICKS: ReadonlySet<string> = new Set(
  ENDPOINTS.filter((e) => e.isOneClick).map((e) => endpointKey(e)),
);

/** The gateway, ready to listen. */
export async function createServer(logger: Logger): Promise<NestFastifyApplication> {
  const config = loadGatewayConfig();
  const { TRUSTED_PROXIES, SLOW_SENDER_MS } = config;
  const protectAlone = helmet(securityHeaders(config));
  const adapter = new FastifyAdapter({
    trustProxy: TRUSTED_PROXIES.length > 0 ? TRUSTED_PROXIES : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: SLOW_SENDER_MS, connectionsCheckingInterval: SENDER_CHECK_INTERVAL_MS },
    forceCloseConnections: 'idle',
    // A call that comes while it stops is answered like any other, and its connection closed.
    return503OnClosing: false,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      // No hook runs for these, including the plugin's.
      protectAlone(request.raw, reply.raw, () =>
        rejectBadPath(error, reply.headers(PERMISSIONS).headers(API_HEADERS)),
      );
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(BootModule.check(null, AppModule), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  app.useGlobalFilters(new ErrorBodyFilter(app.get(FailureReporter)));
  app.useBodyParser('application/json', { bodyLimit: BODY_LIMIT_BYTES }, readBody);
  // Only calls of mail providers come so far with a form; what it says stands in their address too.
  app.useBodyParser('application/x-www-form-urlencoded', { bodyLimit: FORM_LIMIT_BYTES }, dropBody);
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  await server.register(protect, securityHeaders(config));
  await server.register(cookie, COOKIE_OPTIONS);
  addHooks(server, config, app.get(RequestGate), app.get<Logger>(LOGGER));
  countRequests(server, app.get(TrafficMeter), app.get(SlowCallFlag));
  await serveFiles(server, config.STATIC_DIR);
  // The handler that reads the file notices that it was cut at the limit and rejects it.
  await server.register(multipart, { throwFileSizeLimit: false });
  await app.init();
  return app;
}

/** A path that the router rejects before any hook: an overlong name exists nowhere, and the rest is malformed. */
function rejectBadPath(error: FastifyError, reply: FastifyReply): void {
  const refusal =
    error.code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? new ProductError('not-found', 'not-found', 'Not found')
      : new ProductError(
          'bad-request',
          'malformed-path',
          'The request could not be read. Please reload and try again.',
        );
  sendRefusal(reply, refusal);
}

/** Clients that name JSON with every call also send none: an empty body is like a missing one. */
const readBody: FastifyBodyParser<Buffer> = (_request, body, done) => {
  if (body.length === 0) return done(null, undefined);
  let read: unknown;
  try {
    read = readJsonBody(body.toString());
  } catch (error) {
    return done(error as Error);
  }
  done(null, read);
};

const dropBody: FastifyBodyParser<Buffer> = (_request, _body, done) => done(null, undefined);

/** The router decodes a path before it finds the route, so the route counts, not only the text of the path. */
function isCall(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') || (request.routeOptions.url ?? '').startsWith('/api/');
}

/** Counts the calls of browsers, and lets background work give way to slow ones; files of the page are not counted. */
function countRequests(server: FastifyInstance, traffic: TrafficMeter, slowCalls: SlowCallFlag): void {
  server.addHook('onResponse', async (request, reply) => {
    if (!isCall(request)) return;
    traffic.noteRequest(reply.elapsedTime, reply.statusCode >= 500);
    if (isSlowCall(`${request.method} ${request.routeOptions.url}`, reply.elapsedTime))
      void slowCalls.raise();
  });
}

function addHooks(server: FastifyInstance, config: GatewayConfig, gate: RequestGate, logger: Logger): void {
  server.addHook('onRequest', async (request, reply) => {
    const isUpload = UPLOADS.has(`${request.method} ${request.routeOptions.url}`);
    if (!isUpload) closeSlowBody(request, reply, config.SLOW_SENDER_MS);
    reply.headers(PERMISSIONS);
    gate.rejectForeignHost(request);
    if (!isCall(request)) return gate.admitFile(request);
    reply.headers(API_HEADERS);
    if (ONE_CLICKS.has(`${request.method} ${request.routeOptions.url}`)) return;
    rejectForeignRequest(request, isUpload ? 'multipart/form-data' : 'application/json');
  });
  server.addHook('onResponse', async (request, reply) => {
    if (!isCall(request)) {
      if (reply.statusCode >= 400) await gate.countRefusedFile(request);
      return;
    }
    const path = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime);
    const { statusCode: status, refusalCode: code } = reply;
    logger.info({ method: request.method, path, status, code, ms }, 'answered');
  });
}
