import { Keyboard } from 'lucide-react'
import { Suspense, useState } from 'react'
import { setFindOpen } from '../../shell/find/find-store.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { KEYS } from './keys.messages.ts'
import { useSingleKeys } from './use-single-keys.ts'

const KeysDialog = lazyPart(
  () => import('./keys-dialog.tsx'),
  (file) => file.KeysDialog,
)

/** The shortcuts of desk pages without a search field of their own: open the search, list the shortcuts. */
export function KeysHelp({ look }: { look: 'words' | 'icon' }) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useSingleKeys({ '/': () => setFindOpen(true), '?': open })
  return (
    <>
      {look === 'words' ? (
        <Button
          variant="text"
          size="s"
          icon={Keyboard}
          className="desk-shortcuts"
          {...loadAhead(KeysDialog)}
          onClick={open}
        >
          {KEYS.title}
        </Button>
      ) : (
        <IconButton
          icon={Keyboard}
          size="s"
          className="desk-shortcuts"
          aria-label={KEYS.title}
          title={KEYS.title}
          {...loadAhead(KeysDialog)}
          onClick={open}
        />
      )}
      <Suspense>{isOpen && <KeysDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
