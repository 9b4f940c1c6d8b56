/** What is still missing, beside the button that waits for it. */
export function LifeRemains({ id, missing }: { id: string; missing: readonly string[] }) {
  if (missing.length === 0) return null
  return (
    <p className="life-remains" id={id}>
      {missing.map(ended).join(' ')}
    </p>
  )
}

/** The sentences of the specification end without a full stop. */
function ended(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}
