import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useState } from 'react'
import { DISCUSSION } from '../discussion/discussion.messages.ts'
import { refusalOf } from './attachment-refusal.ts'
import { uploadFile } from './upload-file.ts'

/** A file being attached to a message. */
export interface UploadItem {
  readonly key: string
  readonly file: File
  readonly state: 'sending' | 'ready' | 'failed'
  /** Share sent, from 0 to 1. */
  readonly share: number
  readonly error: string | null
  /** Whether sending it again may help; false when the file itself is refused. */
  readonly canRetry: boolean
  readonly stored: ClaimFile | null
  readonly stop: AbortController
}

/** Uploads files as soon as they are picked, so that the message can be sent at once. */
export function useUploads(claimId: string) {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const change = (key: string, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)))

  const send = async ({ key, file, stop }: UploadItem) => {
    change(key, { state: 'sending', share: 0, error: null })
    try {
      const stored = await uploadFile({
        claimId,
        file,
        signal: stop.signal,
        onProgress: (share) => change(key, { share }),
      })
      change(key, { state: 'ready', share: 1, stored })
    } catch (failure) {
      const refusal = failure instanceof ApiError ? failure : null
      change(key, {
        state: 'failed',
        error: refusal?.message ?? DISCUSSION.uploadCut,
        canRetry: !refusal || refusal.status === 0 || refusal.status >= 500,
      })
    }
  }

  const add = (files: readonly File[]) => {
    const added = files.map((file, at) => newItem(file, items.length + at))
    setItems((all) => [...all, ...added])
    for (const item of added) if (item.state === 'sending') void send(item)
  }

  const remove = (key: string) => {
    items.find((item) => item.key === key)?.stop.abort()
    setItems((all) => all.filter((item) => item.key !== key))
  }

  return {
    items,
    add,
    remove,
    retry: (item: UploadItem) => void send({ ...item, stop: new AbortController() }),
    clear: () => setItems([]),
  }
}

function newItem(file: File, position: number): UploadItem {
  const error = refusalOf(file, position)
  return {
    key: crypto.randomUUID(),
    file,
    state: error ? 'failed' : 'sending',
    share: 0,
    error,
    canRetry: false,
    stored: null,
    stop: new AbortController(),
  }
}
