import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

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
