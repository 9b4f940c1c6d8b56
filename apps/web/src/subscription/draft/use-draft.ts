import { PRODUCT_NAMES, type ProductLabel } from '@sillage/domain/products/names.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../shell/session/session.ts'
import {
  type AnswerRecord,
  changeDraft,
  type Draft,
  type DraftChange,
  isInAccount,
  parseDraft,
  withAnswer,
} from './draft.ts'
import { draftStorage } from './draft-storage.ts'

/** Where the last change is saved: on the account, on this device, or only in the open page. */
export type DraftPlace = 'account' | 'device' | 'page'

export interface KeptDraft {
  readonly draft: Draft | null
  readonly place: DraftPlace
  readonly change: (change: DraftChange) => void
  /** Changes or removes one answer, on top of any other answers given since the page was rendered. */
  readonly answer: (id: string, record: AnswerRecord | undefined) => void
  readonly discard: () => void
  /** Replaces the whole draft, including its synchronisation state. */
  readonly replace: (change: (last: Draft | null) => Draft | null) => void
}

/** The draft of the signed-in user for a type: it survives a reload, a closed tab and another sign-in. */
export function useDraft(type: ProductLabel): KeptDraft {
  const { user } = useSession()
  const key = keyOf(user?.id, type)
  const text = useSyncExternalStore(
    draftStorage.subscribe,
    () => draftStorage.read(key),
    () => null,
  )
  const draft = useMemo(() => parseDraft(text), [text])
  // read storage again: two changes may happen between renders
  const replace: KeptDraft['replace'] = (change) => {
    const next = change(parseDraft(draftStorage.read(key)))
    if (next) draftStorage.write(key, JSON.stringify(next))
    else draftStorage.remove(key)
  }
  return {
    draft,
    place: placeOf(draft, draftStorage.isStored(key)),
    change: (change) => replace((last) => changeDraft(last, change, new Date().toISOString())),
    answer: (id, record) =>
      replace((last) => changeDraft(last, withAnswer(last, id, record), new Date().toISOString())),
    discard: () => draftStorage.remove(key),
    replace,
  }
}

function placeOf(draft: Draft | null, isStored: boolean): DraftPlace {
  if (draft && isInAccount(draft)) return 'account'
  return isStored ? 'device' : 'page'
}

/** The current drafts of the signed-in user, for every product that has one. */
export function useDrafts(): readonly (readonly [ProductLabel, Draft])[] {
  const { user } = useSession()
  return PRODUCT_NAMES.flatMap(({ label }) => {
    const draft = parseDraft(draftStorage.read(keyOf(user?.id, label)))
    return draft ? [[label, draft] as const] : []
  })
}

function keyOf(userId: string | undefined, type: ProductLabel) {
  return `sillage.draft.${userId ?? ''}.${type}`
}
