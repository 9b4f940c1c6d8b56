import { parentPort } from 'node:worker_threads'

export type ParsedJson = { readonly value: unknown } | { readonly failure: string }

const answer = (parsed: ParsedJson) => parentPort?.postMessage(parsed, [])

parentPort?.on('message', (bytes: Uint8Array) => {
  try {
    answer({
      value: JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()),
    })
  } catch (error) {
    // a value that was parsed may still be nested too deeply to be posted
    answer({ failure: error instanceof Error ? error.message : String(error) })
  }
})
