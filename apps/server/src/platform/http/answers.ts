import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A file to download, or a picture to show (without a name). */
export interface BinaryAnswer {
  readonly bytes: Uint8Array | Readable
  /** The length of a stream, when known. */
  readonly length?: number
  readonly filename?: string
  /** The media type of a file, when the route leaves it open. */
  readonly type?: string
}

/** An endless answer: `open` writes to the response from then on. */
export interface StreamAnswer {
  readonly open: (response: ServerResponse) => void
}

/** The address a browser is redirected to. */
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

/** A Content-Disposition (RFC 6266) for any file name, with an ASCII fallback. */
function attachmentNamed(name: string): string {
  if (/^[\w.-]+$/.test(name)) return `attachment; filename="${name}"`
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_')
  // RFC 8187 allows fewer unescaped characters than encodeURIComponent
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
    // a buffering proxy would hold every event back
    'x-accel-buffering': 'no',
  })
  open(reply.raw)
}

export function sendOn(reply: FastifyReply, { location }: RedirectAnswer) {
  return reply.redirect(location, 303)
}

/** In characters; a shorter answer fits in one packet anyway. */
const SHORTEST_PACKED = 1024

/**
 * Compresses long answers to GET requests. Not other answers: they may hold a token next to data of the request, and
 * the compressed length would leak the token (BREACH).
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
      // as fast as gzip's default
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
      brotliCompress(payload, { params }, done)
    } else if (/\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip')
      gzip(payload, done)
    } else done(null, payload)
  })
}
