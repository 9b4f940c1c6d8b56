import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { KEYS } from './keys.messages.ts'
import { useSingleKeysSwitch } from './single-keys.ts'

/** The keyboard shortcuts of the desk and of a claim, with a switch to turn them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useSingleKeysSwitch()
  return (
    <Dialog onClose={onClose} title={KEYS.title}>
      <Checkbox checked={isOn} onChange={setOn} hint={KEYS.hint}>
        {KEYS.on}
      </Checkbox>
      <dl className="desk-keys">
        {KEYS.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
