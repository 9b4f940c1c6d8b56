/** What is still missing, beside the submit button. */
export function LifeRemains({ id, missing }: { id: string; missing: readonly string[] }) {
  if (missing.length === 0) return null
  return (
    <p className="life-remains" id={id}>
      {missing.map(ended).join(' ')}
    </p>
  )
}

/** Adds the full stop that the specification's sentences lack. */
function ended(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}
