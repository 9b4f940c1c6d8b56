import { PRODUCT_NAMES, type ProductLabel } from '@sillage/domain/products/names.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { changeDraft, type Draft, type DraftChange, isInAccount, parseDraft } from './draft.ts'
import { draftStorage } from './draft-storage.ts'

/** Where the last change is kept: with the account, on this device, or as long as the page is open. */
export type DraftPlace = 'account' | 'device' | 'page'

export interface KeptDraft {
  readonly draft: Draft | null
  readonly place: DraftPlace
  readonly change: (change: DraftChange) => void
  readonly discard: () => void
  /** Puts another one in its place as it is, with what the account has of it. */
  readonly replace: (change: (last: Draft | null) => Draft | null) => void
}

/** The draft of the signed-in user for a type: it survives a reload, a closed tab and another sign-in. */
export function useDraft(type: ProductLabel): KeptDraft {
  const { user } = useSession()
  const key = keyOf(user?.id, type)
  const text = useSyncExternalStore(draftStorage.subscribe, () => draftStorage.read(key))
  const draft = useMemo(() => parseDraft(text), [text])
  // read again: a change may follow another before the page is drawn
  const replace: KeptDraft['replace'] = (change) => {
    const next = change(parseDraft(draftStorage.read(key)))
    if (next) draftStorage.write(key, JSON.stringify(next))
    else draftStorage.remove(key)
  }
  return {
    draft,
    place: placeOf(draft, draftStorage.isStored(key)),
    change: (change) => replace((last) => changeDraft(last, change, new Date().toISOString())),
    discard: () => draftStorage.remove(key),
    replace,
  }
}

function placeOf(draft: Draft | null, isStored: boolean): DraftPlace {
  if (draft && isInAccount(draft)) return 'account'
  return isStored ? 'device' : 'page'
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
