import { INK, LINES, MUTED, round, svg, text } from './svg.ts'

/** The part of a Grafana panel that is drawn. */
export interface Panel {
  readonly title: string
  /** In units of 24 columns, and rows of 30 pixels. */
  readonly gridPos: {
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
  }
  readonly fieldConfig: { readonly defaults: { readonly unit?: string } }
  readonly targets: readonly { readonly expr: string; readonly legendFormat?: string }[]
}

export interface Series {
  readonly label: string
  /** Unix time in seconds, and the value. */
  readonly points: readonly (readonly [number, number])[]
}

const COLUMN = 50
const ROW = 30
const HEAD = 34
const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, notation: 'compact' })
const CLOCK = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})
const UNITS: Readonly<Record<string, (value: number) => string>> = {
  s: (value) => (value < 1 ? `${NUMBER.format(value * 1000)} ms` : `${NUMBER.format(value)} s`),
  h: (value) => `${NUMBER.format(value)} h`,
  bytes: (value) => `${NUMBER.format(value)}${value < 1000 ? ' ' : ''}o`,
  reqps: (value) => `${NUMBER.format(value)}/s`,
  currencyEUR: (value) => `${NUMBER.format(value)} €`,
}

/** Draws the panels as placed on the dashboard, over this period; panels without a series say so. */
export function dashboardPicture(
  panels: readonly (Panel & { readonly series: readonly Series[] })[],
  { title, from, to }: { title: string; from: number; to: number },
): string {
  const bottom = Math.max(...panels.map(({ gridPos: { y, h } }) => y + h))
  return svg({
    width: 24 * COLUMN,
    height: HEAD + bottom * ROW,
    says: title,
    inside: panels.flatMap((panel) => drawn(panel, { from, to })),
  })
}

function drawn(
  { title, gridPos, fieldConfig, series }: Panel & { readonly series: readonly Series[] },
  { from, to }: { from: number; to: number },
): string[] {
  const [left, top] = [gridPos.x * COLUMN, HEAD + gridPos.y * ROW]
  const [width, height] = [gridPos.w * COLUMN, gridPos.h * ROW]
  const legend = left + width - 200
  const [x0, x1, y0, y1] = [left + 70, legend - 14, top + height - 34, top + 40]
  const values = series.flatMap(({ points }) => points.map(([, value]) => value))
  const [least, most] = [Math.min(...values, 0), Math.max(...values, 0)]
  const unit = UNITS[fieldConfig.defaults.unit ?? ''] ?? ((value: number) => NUMBER.format(value))
  const at = ([second, value]: readonly [number, number]) =>
    `${round(x0 + ((second - from) / (to - from)) * (x1 - x0))},${round(y0 - ((value - least) / (most - least || 1)) * (y0 - y1))}`
  return [
    `<rect x="${left + 6}" y="${top + 6}" width="${width - 12}" height="${height - 12}" rx="6" fill="none" stroke="#d5dee1"/>`,
    text({ x: left + 18, y: top + 26, says: title, fill: INK }),
    `<path d="M${x0} ${y1}V${y0}H${x1}" fill="none" stroke="${MUTED}"/>`,
    text({ x: x0 - 6, y: y1 + 4, says: unit(most), anchor: 'end' }),
    text({ x: x0 - 6, y: y0 + 4, says: unit(least), anchor: 'end' }),
    text({ x: x0, y: y0 + 18, says: CLOCK.format(from * 1000) }),
    text({ x: x1, y: y0 + 18, says: CLOCK.format(to * 1000), anchor: 'end' }),
    ...(series.length === 0 ? [text({ x: x0 + 12, y: (y0 + y1) / 2, says: 'aucune donnée' })] : []),
    ...series.map(
      ({ points }, rank) =>
        `<polyline fill="none" stroke="${LINES[rank % LINES.length]}" stroke-width="1.6" points="${points.map(at).join(' ')}"/>`,
    ),
    ...named(series, { left: legend, top: y1, room: y0 - y1 }),
  ]
}

/** The names of as many series as fit, then the number of the others. */
function named(
  series: readonly Series[],
  { left, top, room }: { left: number; top: number; room: number },
): string[] {
  const lines = Math.floor(room / 15)
  const shown = series.length > lines ? series.slice(0, lines - 1) : series
  const more = series.length - shown.length
  return [
    ...shown.map(({ label }, rank) =>
      text({
        x: left,
        y: top + rank * 15,
        says: label.length > 30 ? `${label.slice(0, 29)}…` : label,
        fill: LINES[rank % LINES.length],
      }),
    ),
    ...(more > 0 ? [text({ x: left, y: top + shown.length * 15, says: `et ${more} autres` })] : []),
  ]
}
