import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'

/** What is still missing, beside the button that waits for it. */
export function LifeRemains({ id, missing }: { id: string; missing: readonly string[] }) {
  if (missing.length === 0) return null
  return (
    <p className="life-remains" id={id}>
      {SAY.remains} {missing.join(', ')}.
    </p>
  )
}
