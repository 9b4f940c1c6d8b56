import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { AwsClient } from 'aws4fetch'
import { DomainError } from '../http/domain-error.ts'
import { log } from '../log.ts'
import type { ObjectStore } from './object-store.ts'

/** The store answers within seconds; a file of 10 MiB takes longer. */
const PATIENCE_MS = 30_000

export interface S3Place {
  /** Address of the bucket, without a trailing slash. */
  readonly bucketUrl: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** An S3 bucket as object store. */
export function s3Store(place: S3Place): ObjectStore {
  let client: Promise<AwsClient> | undefined
  const ask = async (method: string, key: string, body?: Blob): Promise<Response> => {
    // only an installation with S3 loads the library
    client ??= import('aws4fetch').then(
      ({ AwsClient: Client }) => new Client({ ...place, service: 's3', retries: 2 }),
    )
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
    const answer = await (await client)
      .fetch(`${place.bucketUrl}/${key}`, {
        method,
        // a redirection leads to an address outside the settings: reported to the operator like a refusal
        redirect: 'manual',
        // covers the wait for the first byte only: a slow download may take its time
        signal: patience.signal,
        ...(body ? { body } : {}),
        // lets the store check the bytes received against their key
        headers: body && !key.includes('.') ? { 'x-amz-content-sha256': key } : {},
      })
      .catch(() => null)
      .finally(() => clearTimeout(timer))
    if (!answer || answer.status >= 500) throw unavailable()
    if (!answer.ok && answer.status !== 404) throw refused(answer.status)
    return answer
  }
  return {
    has: async (key) => (await ask('HEAD', key)).ok,
    async put(key, path) {
      const { ok } = await ask('PUT', key, await openAsBlob(path))
      if (!ok) throw refused(404)
    },
    async get(key) {
      const { ok, body } = await ask('GET', key)
      if (!ok || !body) throw new Error(`The object ${key} is not in the store`)
      return Readable.fromWeb(body)
    },
    // a key that no object can have
    probe: () => ask('HEAD', 'probe'),
    delete: async (key) => void (await ask('DELETE', key)),
  }
}

/** Only the operator can fix this: the log says why, and the caller only learns that files are unavailable for now. */
function refused(status: number) {
  log('error', 'outside', {
    message: `Le stockage indiqué par S3_URL refuse (${status}) : vérifiez la clé, son secret et le compartiment.`,
  })
  return unavailable()
}

function unavailable() {
  return new DomainError({
    status: 503,
    code: 'store.unavailable',
    message: 'Les documents sont momentanément indisponibles. Réessayez dans quelques instants.',
    retryAfter: 10,
  })
}
