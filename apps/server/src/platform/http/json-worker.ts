import { parentPort } from 'node:worker_threads'

export type ParsedJson = { readonly value: unknown } | { readonly failure: string }

function parse(bytes: Uint8Array): ParsedJson {
  try {
    return {
      value: JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()),
    }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(parse(bytes), []))
