import { Keyboard } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { setFindOpen } from '../../shell/find/find-store.ts'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { useSingleKeys } from '../trail/use-single-keys.ts'
import { DESK } from './desk.messages.ts'

const KeysDialog = lazy(() =>
  import('./keys-dialog.tsx').then((file) => ({ default: file.KeysDialog })),
)

/** The shortcuts of desk pages without a search field of their own: open the search, list the shortcuts. */
export function KeysHelp({ look }: { look: 'words' | 'icon' }) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useSingleKeys({ '/': () => setFindOpen(true), '?': open })
  return (
    <>
      {look === 'words' ? (
        <Button variant="text" size="s" icon={Keyboard} className="desk-shortcuts" onClick={open}>
          {DESK.keys}
        </Button>
      ) : (
        <IconButton
          icon={Keyboard}
          size="s"
          className="desk-shortcuts"
          aria-label={DESK.keys}
          title={DESK.keys}
          onClick={open}
        />
      )}
      <Suspense>{isOpen && <KeysDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
