import type { Routing } from '@sillage/wire/claims/routing.ts'
import { useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ROUTING as SAY } from './routing.messages.ts'
import { useSetSkills } from './use-routing.ts'

interface SkillsDialogProps {
  readonly routing: Routing
  readonly person: Routing['people'][number]
  readonly onClose: () => void
}

/** The natures that a team member takes, by product. */
export function SkillsDialog({ routing, person, onClose }: SkillsDialogProps) {
  const [chosen, choose] = useState<readonly string[]>(person.natures)
  const save = useSetSkills()
  const ids = routing.natures.map(({ nature_id: id }) => id)
  const isAll = ids.every((id) => chosen.includes(id))
  const products = Map.groupBy(routing.natures, ({ product }) => product)
  return (
    <Dialog
      open
      onClose={onClose}
      isBusy={save.isPending}
      title={SAY.dialog(person.name)}
      action={
        <Button
          busy={save.isPending}
          busyLabel={SAY.saving}
          onClick={() =>
            save.mutate({ id: person.user_id, natures: [...chosen] }, { onSuccess: onClose })
          }
        >
          {SAY.save}
        </Button>
      }
    >
      <div>
        <Button variant="text" size="s" onClick={() => choose(isAll ? [] : ids)}>
          {isAll ? SAY.nothing : SAY.everything}
        </Button>
      </div>
      <div className="routing-natures">
        {[...products].map(([product, natures]) => (
          <fieldset key={product}>
            <legend>{product}</legend>
            {natures.map(({ nature_id: id, label }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onChange={(checked) =>
                  choose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              >
                {label}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
      {save.error && (
        <Banner tone="bad" live lead={SAY.notSaved}>
          {save.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
