import { PRODUCT_NAMES, type ProductLabel } from '@sillage/domain/products/names.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { changeDraft, type Draft, type DraftChange, parseDraft } from './draft.ts'
import { draftStorage } from './draft-storage.ts'

export interface KeptDraft {
  readonly draft: Draft | null
  readonly isStored: boolean
  readonly change: (change: DraftChange) => void
  readonly discard: () => void
}

/** The draft of the signed-in user for a type: it survives a reload, a closed tab and another sign-in. */
export function useDraft(type: ProductLabel): KeptDraft {
  const { user } = useSession()
  const key = keyOf(user?.id, type)
  const text = useSyncExternalStore(draftStorage.subscribe, () => draftStorage.read(key))
  const draft = useMemo(() => parseDraft(text), [text])
  return {
    draft,
    isStored: draftStorage.isStored(key),
    change: (change) => {
      // read again: a change may follow another before the page is drawn
      const last = parseDraft(draftStorage.read(key))
      draftStorage.write(key, JSON.stringify(changeDraft(last, change, new Date().toISOString())))
    },
    discard: () => draftStorage.remove(key),
  }
}

/** The drafts of the signed-in user, of every type that has one, as they are now. */
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
