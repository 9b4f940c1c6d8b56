import type { Routing } from '@sillage/wire/claims/routing.ts'
import { useState } from 'react'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
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
    <FormDialog
      title={SAY.dialog(person.name)}
      submitLabel={SAY.save}
      busyLabel={SAY.saving}
      isBusy={save.isPending}
      failureLead={SAY.notSaved}
      failure={save.error && save.error.message}
      onSubmit={() =>
        save.mutate({ id: person.user_id, natures: [...chosen] }, { onSuccess: onClose })
      }
      onClose={onClose}
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
    </FormDialog>
  )
}
