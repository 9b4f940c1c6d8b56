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
    const verdict = isReached(measure) ? '✓' : '✗ manqué'
    return [verdict, name, `${ratio.toFixed(2)} x`, `${textOf(target)} x`, detail]
  })
  const table = [['', 'mesure', 'rapport', 'cible', 'détail'], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of table)
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

const textOf = (target: Measure['target']) =>
  'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`

/** The same for docs/performance.md: ratios alone, since the seconds are those of one machine. */
export function pageOfMeasures(
  measures: readonly Measure[],
  { cores, load }: { readonly cores: number; readonly load: number },
): string {
  const rows = measures.map(
    (measure) =>
      `| ${measure.name} | ${measure.ratio.toFixed(2)} | ${textOf(measure.target)} | ${isReached(measure) ? '' : 'missed'} |`,
  )
  return `# Performance

Printed by \`npm run bench\`, named as the command names it: each figure is a ratio of two things that ran in turn on the same machine, in the same run (${cores} processors, a load of ${load.toFixed(0)} at the end, other work included). The peers do nothing but what is compared: a server without checks, another framework, a browser that prints the same page, the same call on a small house.

| measure | ratio | goal | |
| --- | ---: | ---: | --- |
${rows.join('\n')}
`
}
