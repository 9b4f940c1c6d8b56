import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useSingleKeysSwitch } from '../trail/single-keys.ts'
import { DESK } from './desk.messages.ts'

/** The keyboard shortcuts of the desk and of a claim, with a switch to turn them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useSingleKeysSwitch()
  return (
    <Dialog open onClose={onClose} title={DESK.keys}>
      <Checkbox checked={isOn} onChange={setOn} hint={DESK.keysHint}>
        {DESK.keysOn}
      </Checkbox>
      <dl className="desk-keys">
        {DESK.keyList.map(([key, what]) => (
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
