import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { RequestHandler } from 'express'
import { pathForLog } from '#domain/path-classes.ts'

/**
 * Spans of OpenTelemetry. Without OTEL_EXPORTER_OTLP_ENDPOINT these functions do next to nothing. Neither names nor
 * attributes are personal: no query, no address, no header of a visitor.
 */

const tracer = trace.getTracer('ponte')

/** A span around a task, below that of the request or task that it is a part of. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  task: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await task()
    } catch (error) {
      // Its message might quote what somebody wrote
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      throw error
    } finally {
      span.end()
    }
  })
}

/** A span for each request that the application answers, in the trace that its `traceparent` names. */
export const requestSpans: RequestHandler = (request, response, next) => {
  const { method } = request
  const path = pathForLog(request.originalUrl.split('?', 1)[0] ?? '')
  const parent = propagation.extract(context.active(), request.headers)
  const span = tracer.startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'url.path': path } },
    parent,
  )
  response.once('close', () => {
    const route: unknown = request.route?.path
    if (typeof route === 'string') {
      span.updateName(`${method} ${request.baseUrl}${route}`)
      span.setAttribute('http.route', `${request.baseUrl}${route}`)
    }
    span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  context.with(trace.setSpan(parent, span), next)
}
