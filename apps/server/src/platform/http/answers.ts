import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A file to download, or a picture to show (without a name). */
export interface BinaryAnswer {
  readonly bytes: Uint8Array | Readable
  /** Of a stream, when it is known. */
  readonly length?: number
  readonly filename?: string
  /** The media type of a file, where the route leaves it open. */
  readonly type?: string
}

/** An answer without an end: whoever opens it writes to the response from then on. */
export interface StreamAnswer {
  readonly open: (response: ServerResponse) => void
}

/** Where a browser is sent on to. */
export interface RedirectAnswer {
  readonly location: string
}

export function sendBinary(reply: FastifyReply, { bytes, length, filename, type }: BinaryAnswer) {
  if (length !== undefined) reply.header('content-length', length)
  if (filename) reply.header('content-disposition', attachmentNamed(filename))
  if (type) reply.type(type)
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : bytes)
}

/** A Content-Disposition (RFC 6266) for a name of any characters; one without the exotic ones beside it. */
function attachmentNamed(name: string): string {
  if (/^[\w.-]+$/.test(name)) return `attachment; filename="${name}"`
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_')
  // RFC 8187 leaves fewer characters as they are than a URI does
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

export function openStream(reply: FastifyReply, { open }: StreamAnswer) {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.hijack().raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // a proxy that gathers an answer before it passes it on would hold every event back
    'x-accel-buffering': 'no',
  })
  open(reply.raw)
}

export function sendOn(reply: FastifyReply, { location }: RedirectAnswer) {
  return reply.redirect(location, 303)
}

/** A shorter answer travels in one packet anyway. */
const SHORTEST_PACKED = 1024

/**
 * Packs the longer answers of what is only read. Not those of the other calls: they may hold a token beside what their body
 * said, and the length of both packed together would tell of the token (BREACH).
 */
export function packAnswers(app: FastifyInstance) {
  app.addHook('onSend', ({ method, headers }, reply, payload, done) => {
    if (method !== 'GET' || typeof payload !== 'string' || payload.length < SHORTEST_PACKED)
      return done(null, payload)
    if (!String(reply.getHeader('content-type')).startsWith('application/json'))
      return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const accepted = headers['accept-encoding'] ?? ''
    if (/\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br')
      // the quality of gzip's usual speed
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
      brotliCompress(payload, { params }, done)
    } else if (/\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip')
      gzip(payload, done)
    } else done(null, payload)
  })
}
