/** A ratio and what it must be. */
export interface Measure {
  readonly name: string
  readonly ratio: number
  readonly target: { readonly atLeast: number } | { readonly atMost: number }
  /** What was compared, in the units of this machine. */
  readonly detail: string
}

export function isReached({ ratio, target }: Measure): boolean {
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost
}

export function printMeasures(measures: readonly Measure[]) {
  const rows = measures.map((measure) => {
    const { name, ratio, target, detail } = measure
    const wanted = 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`
    const verdict = isReached(measure) ? '✓' : '✗ manqué'
    return [verdict, name, `${ratio.toFixed(2)} x`, `${wanted} x`, detail]
  })
  const table = [['', 'mesure', 'rapport', 'cible', 'détail'], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of table)
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}
