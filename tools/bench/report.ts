/** A ratio and its target. */
export interface Measure {
  readonly name: string
  readonly ratio: number
  readonly target: { readonly atLeast: number } | { readonly atMost: number }
  /** The values compared, in this machine's units. */
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

const INTRO = `# Performance

Printed by \`npm run bench\`, named as the command names it: each figure is a ratio of two things that ran in turn on the same machine, in the same run. The peers do nothing but what is compared: a server without checks, another framework, a browser that prints the same page, the same call on a small house. \`npm run bench -- GROUP\` measures a group anew and leaves the others.
`

/** Updates one group in docs/performance.md. Only ratios are given, since times depend on the machine. */
export function withGroup(
  page: string,
  group: { readonly name: string; readonly measures: readonly Measure[] },
  { order, cores, load }: { readonly order: readonly string[]; cores: number; load: number },
): string {
  const [, ...parts] = page.split(/^## /m)
  const sections = new Map(parts.map((part) => [part.split('\n')[0] ?? '', part]))
  const rows = group.measures.map(
    (measure) =>
      `| ${measure.name} | ${measure.ratio.toFixed(2)} | ${textOf(measure.target)} | ${isReached(measure) ? '' : 'missed'} |`,
  )
  sections.set(
    group.name,
    `${group.name}

${cores} processors, a load of ${load.toFixed(0)} at the end, other work included.

| measure | ratio | goal | |
| --- | ---: | ---: | --- |
${rows.join('\n')}
`,
  )
  const written = order.flatMap((name) => sections.get(name) ?? [])
  return [INTRO, ...written.map((section) => `## ${section.trimEnd()}\n`)].join('\n')
}
