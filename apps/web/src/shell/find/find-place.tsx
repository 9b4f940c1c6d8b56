import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { type ComponentType, Suspense, useEffect } from 'react'
import { toast } from '../../ui/overlay/toast.ts'
import { ErrorBoundary } from '../pages/error-boundary.tsx'
import { useSession } from '../session/session.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { setFindOpen, useFindOpen } from './find-store.ts'

interface DialogProps {
  readonly onClose: () => void
}

const close = () => setFindOpen(false)

interface FindPlaceProps {
  /** The team's search, over all customers. */
  readonly Dialog: ComponentType<DialogProps>
  /** Everyone else's search, over their own data. */
  readonly OwnDialog: ComponentType<DialogProps>
}

/** Opens the search from any page: Ctrl and K, or the button of the sidebar or the top bar. */
export function FindPlace({ Dialog, OwnDialog }: FindPlaceProps) {
  const { user } = useSession()
  const isOpen = useFindOpen()
  const isOffered = user !== null
  const Found = user && isStaff(user.role) ? Dialog : OwnDialog
  useEffect(() => {
    if (!isOffered) return undefined
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return
      event.preventDefault()
      // never on top of an open dialog, which may hold unsaved work
      if (!document.querySelector('dialog[open]')) setFindOpen(true)
    }
    addEventListener('keydown', openByKey)
    return () => {
      removeEventListener('keydown', openByKey)
      setFindOpen(false)
    }
  }, [isOffered])
  if (!isOffered || !isOpen) return null
  return (
    <ErrorBoundary fallback={<Unfetched onClose={close} />}>
      <Suspense>
        <Found onClose={close} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Unfetched({ onClose }: DialogProps) {
  useEffect(() => {
    toast.error(SHELL_MESSAGES.findFailed)
    onClose()
  }, [onClose])
  return null
}
