import { once } from 'node:events'

/** Bytes held by a process after garbage collection: by its objects, and in total. */
export interface Held {
  readonly objects: number
  readonly process: number
}

/** Reads it from a local Node started with `--inspect` on this port. */
export async function readMemory(port: number): Promise<Held> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
  const targets: { webSocketDebuggerUrl: string }[] = JSON.parse(await answer.text())
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  const ask = async (method: string, params = {}) => {
    socket.send(JSON.stringify({ id: 1, method, params }))
    const [{ data }] = await once(socket, 'message')
    return JSON.parse(data)
  }
  await ask('HeapProfiler.collectGarbage')
  const { result } = await ask('Runtime.evaluate', {
    expression: 'process.memoryUsage()',
    returnByValue: true,
  })
  socket.close()
  const { heapUsed, external, rss } = result.result.value
  return { objects: heapUsed + external, process: rss }
}
