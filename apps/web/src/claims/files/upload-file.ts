import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { messages } from '@sillage/wire/claims/messages.ts'
import { clientOf } from '../../shell/api/api.ts'

interface Upload {
  readonly claimId: string
  readonly file: File
  /** Called with the share sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Uploads a file as a stream from the disk. Throws `ApiError`. */
export async function uploadFile({
  claimId,
  file,
  onProgress,
  signal,
}: Upload): Promise<ClaimFile> {
  const { upload } = clientOf({ upload: messages.upload }, fetchReporting(onProgress))
  const query = { name: file.name }
  return (await upload({ params: { id: claimId }, query, body: file, signal })).data
}

/** A `fetch` built on XMLHttpRequest, since the platform's own doesn't report upload progress. */
function fetchReporting(onProgress: (share: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const request = new XMLHttpRequest()
    request.open(method, address instanceof Request ? address.url : address)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      const retryAfter = request.getResponseHeader('retry-after')
      resolve(
        new Response(responseText, {
          status,
          headers: retryAfter ? { 'retry-after': retryAfter } : {},
        }),
      )
    })
    request.addEventListener('error', () => reject(new TypeError('The upload was cut')))
    request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body instanceof Blob ? body : null)
    return promise
  }
}
