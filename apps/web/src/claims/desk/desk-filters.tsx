import type { SavedFilter } from '@sillage/wire/claims/claim-desk.ts'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { Banner, CallFailure } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { DESK } from './desk.messages.ts'
import { DEFAULT_DESK, filterOf, isFiltered, readDesk, writeDesk } from './desk-view.ts'
import { type DeskControls, useSavedFilters } from './use-desk.ts'
import '../../ui/data/filter-chips.css'

/** The user's saved views: a click on one opens it, its cross deletes it. */
export function DeskFilters({ controls }: { controls: DeskControls }) {
  const { list, save, remove } = useSavedFilters()
  const [isNaming, setNaming] = useState(false)
  const [forgetting, setForgetting] = useState<SavedFilter | null>(null)
  const canKeep = isFiltered(controls.view)
  if (list.length === 0 && !canKeep) return null
  return (
    <div className="desk-filters">
      {list.length > 0 && (
        <ul aria-label={DESK.views}>
          {list.map((one) => (
            <li key={one.filter_id}>
              <button type="button" className="chip" onClick={() => controls.change(viewOf(one))}>
                {one.name}
              </button>
              <IconButton
                icon={X}
                size="s"
                aria-label={DESK.forget(one.name)}
                onClick={() => {
                  remove.reset()
                  setForgetting(one)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {canKeep && (
        <Button variant="text" size="s" icon={Bookmark} onClick={() => setNaming(true)}>
          {DESK.keepView}
        </Button>
      )}
      {isNaming && (
        <NameDialog
          save={save}
          names={list.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onKeep={(name) =>
            save.mutate(
              { name, filter: filterOf(controls.view) },
              { onSuccess: () => setNaming(false) },
            )
          }
        />
      )}
      {forgetting && (
        <ForgetDialog
          name={forgetting.name}
          remove={remove}
          onClose={() => setForgetting(null)}
          onForget={() =>
            remove.mutate(forgetting.filter_id, { onSuccess: () => setForgetting(null) })
          }
        />
      )}
    </div>
  )
}

/** Round-trips a saved view through URL parameters, which drops what is no longer valid. */
function viewOf({ filter }: SavedFilter) {
  const { text, status, nature, year, assignee, waiting, only, waits, reserved, age, cause, sort } =
    filter
  const { done, within, back, by } = filter
  const params = new URLSearchParams(
    Object.entries({
      q: text,
      statut: status,
      nature,
      annee: year?.toString(),
      conseiller: assignee,
      tour: waiting,
      seulement: only,
      depuis: waits?.toString(),
      montant: reserved?.toString(),
      age,
      cause,
      fait: done,
      sur: within?.toString(),
      recul: back?.toString(),
      par: by,
      tri: sort,
    }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return { ...DEFAULT_DESK, ...readDesk(writeDesk(readDesk(params.toString()))) }
}

interface ForgetDialogProps {
  readonly name: string
  readonly remove: ReturnType<typeof useSavedFilters>['remove']
  readonly onClose: () => void
  readonly onForget: () => void
}

function ForgetDialog({ name, remove, onClose, onForget }: ForgetDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={DESK.forgetTitle}
      action={
        <Button variant="danger" busy={remove.isPending} onClick={onForget}>
          {DESK.forgetConfirm}
        </Button>
      }
    >
      <p>{DESK.forgetText(name)}</p>
      <CallFailure error={remove.error} lead={DESK.forgetFailed} />
    </Dialog>
  )
}

interface NameDialogProps {
  readonly save: ReturnType<typeof useSavedFilters>['save']
  /** Of the views kept so far. */
  readonly names: readonly string[]
  readonly onClose: () => void
  readonly onKeep: (name: string) => void
}

const nameKey = (name: string) => name.trim().toLocaleLowerCase('fr')

/** Names a view. A name in use is asked about before its view is replaced. */
function NameDialog({ save, names, onClose, onKeep }: NameDialogProps) {
  const [name, setName] = useState('')
  const [isPressed, setPressed] = useState(false)
  const same = names.find((one) => nameKey(one) === nameKey(name))
  const isAsking = isPressed && same !== undefined
  const keep = () => {
    setPressed(true)
    if (name.trim() && (same === undefined || isAsking)) onKeep(name.trim())
  }
  return (
    <Dialog
      onClose={onClose}
      title={DESK.keepView}
      action={
        <Button busy={save.isPending} onClick={keep}>
          {isAsking ? DESK.replaceView : DESK.keep}
        </Button>
      }
    >
      <Field label={DESK.viewName} error={isPressed && !name.trim() ? DESK.nameMissing : undefined}>
        <TextInput
          data-autofocus
          maxLength={60}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setPressed(false)
          }}
        />
      </Field>
      {isAsking && (
        <Banner tone="warn" live lead={DESK.sameView(same)}>
          {DESK.sameViewText}
        </Banner>
      )}
      <CallFailure error={save.error} lead={DESK.viewFailed} />
    </Dialog>
  )
}
