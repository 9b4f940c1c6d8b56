import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { finished } from 'node:stream/promises'

/** A scanner may take some seconds on a large file. */
const PATIENCE_MS = 20_000

/** `unknown`: the scanner could not tell. */
export type Verdict = 'clean' | 'infected' | 'unknown'

/** Has clamd look at a file (INSTREAM: each piece after its length, an empty one at the end). */
export async function scan(clamdUrl: string, path: string): Promise<Verdict> {
  const { hostname, port } = new URL(clamdUrl)
  const socket = connect({ host: hostname, port: Number(port || 3310) })
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('clamd does not answer')))
  let answer = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text
  })
  // never rejects: nothing may be awaiting it yet when it settles
  const ended = finished(socket, { writable: false }).then(
    () => true,
    () => false,
  )
  try {
    socket.write('zINSTREAM\0')
    for await (const piece of createReadStream(path)) {
      if (socket.destroyed) break
      const head = Buffer.alloc(4)
      head.writeUInt32BE(piece.length)
      socket.write(head)
      if (!socket.write(piece)) await Promise.race([drained(socket), ended])
    }
    socket.write(Buffer.alloc(4))
    if (!(await ended)) return 'unknown'
  } catch {
    return 'unknown'
  } finally {
    socket.destroy()
  }
  if (/^stream: OK\0?$/.test(answer)) return 'clean'
  return /^stream: .+ FOUND\0?$/.test(answer) ? 'infected' : 'unknown'
}

function drained(socket: NodeJS.WritableStream): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.once('drain', resolve)
  return promise
}
