import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { log } from '../log.ts'
import { NO_PAGE } from './security-headers.ts'

const UNREADABLE = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request.timeout',
    message: 'La demande n’est pas arrivée à temps.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'request.headers_too_large',
    message: 'L’adresse ou les en-têtes de la demande sont trop longs.',
  },
} as const

export const MALFORMED = {
  status: 400,
  code: 'request.malformed',
  message: 'La demande est mal formée.',
} as const

const isKnown = (code: string): code is keyof typeof UNREADABLE => code in UNREADABLE

/** Answers bytes that are not valid HTTP, which no route sees, like any other refusal. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket) {
  const { code = '' } = error
  if (code === 'ECONNRESET' || socket.destroyed) return
  const refusal = isKnown(code) ? UNREADABLE[code] : MALFORMED
  log('info', 'request', { method: null, route: null, status: refusal.status, code: refusal.code })
  const title = STATUS_CODES[refusal.status] ?? 'Error'
  const body = JSON.stringify({ type: 'about:blank', title, ...refusal })
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${refusal.status} ${title}`,
        'Content-Type: application/problem+json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        `Content-Security-Policy: ${NO_PAGE}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  socket.destroySoon()
}
