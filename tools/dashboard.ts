import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './gates.ts'
import { dashboardPicture, type Panel, type Series } from './print/dashboard-picture.ts'

// Debian has no Grafana package: this asks a Prometheus what the panels would, and draws the answers
const [address = 'http://127.0.0.1:9090', minutes = '15'] = process.argv.slice(2)
const PICTURE = join(ROOT, 'docs/plots/dashboard.svg')
const POINTS = 120

const to = Math.floor(Date.now() / 1000)
const from = to - Number(minutes) * 60

/** Prometheus's answer: https://prometheus.io/docs/prometheus/latest/querying/api/#range-queries */
interface Range {
  readonly data: {
    readonly result: readonly {
      readonly metric: Readonly<Record<string, string>>
      readonly values: readonly (readonly [number, string])[]
    }[]
  }
}

const { title, panels }: { title: string; panels: Panel[] } = JSON.parse(
  readFileSync(join(ROOT, 'deploy/observability/dashboard.json'), 'utf8'),
)
const drawn = []
for (const panel of panels) {
  const series = []
  for (const target of panel.targets) series.push(...(await seriesOf(target)))
  drawn.push({ ...panel, series })
}
writeFileSync(PICTURE, dashboardPicture(drawn, { title, from, to }))
console.log(PICTURE)

async function seriesOf({ expr, legendFormat = '' }: Panel['targets'][number]): Promise<Series[]> {
  const step = String(Math.max(1, Math.round((to - from) / POINTS)))
  const query = new URLSearchParams({ query: expr, start: String(from), end: String(to), step })
  const answer = await fetch(`${address}/api/v1/query_range?${query.toString()}`)
  if (!answer.ok) throw new Error(`${expr}: ${await answer.text()}`)
  const { data } = (await answer.json()) as Range
  return data.result.map(({ metric, values }) => ({
    label: legendFormat.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => metric[name] ?? ''),
    points: values
      .map(([second, value]) => [second, Number(value)] as const)
      .filter(([, value]) => Number.isFinite(value)),
  }))
}
