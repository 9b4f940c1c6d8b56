import type { ClaimFile } from '@sillage/wire/claim-message.ts'
import { ApiError } from '@sillage/wire/client.ts'
import { messages } from '@sillage/wire/messages.ts'
import { problem } from '@sillage/wire/problem.ts'
import { config } from '../shell/config.ts'
import { sessionEnded } from '../shell/session-ended.ts'
import { storedToken } from '../shell/token.ts'
import { DISCUSSION } from './discussion.messages.ts'

interface Upload {
  readonly claimId: string
  readonly file: File
  /** Called with the share that has left, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends a file as it is read from the disk. Not by fetch, which tells nothing of how far it is. Rejects with `ApiError`. */
export function uploadFile({ claimId, file, onProgress, signal }: Upload): Promise<ClaimFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ClaimFile>()
  const request = new XMLHttpRequest()
  const path = messages.upload.path.replace(':id', encodeURIComponent(claimId))
  request.open('POST', `${config.host}${path}?name=${encodeURIComponent(file.name)}`)
  request.setRequestHeader('content-type', 'application/octet-stream')
  const token = storedToken()
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  request.addEventListener('load', () => {
    if (request.status === 401) sessionEnded.announce()
    if (request.status < 300) resolve(JSON.parse(request.responseText).data)
    else reject(failureOf(request))
  })
  request.addEventListener('error', () => reject(failureOf(request)))
  request.addEventListener('abort', () => reject(failureOf(request)))
  signal.addEventListener('abort', () => request.abort())
  request.send(file)
  return promise
}

function failureOf(request: XMLHttpRequest): ApiError {
  const parsed = problem.safeParse(jsonOrNull(request.responseText))
  return new ApiError({
    status: request.status,
    message: parsed.success ? parsed.data.message : DISCUSSION.uploadCut,
    problem: parsed.success ? parsed.data : null,
    retryAfter: null,
  })
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
