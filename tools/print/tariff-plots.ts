import { choiceQuestions } from '@sillage/domain/subscription/choices.ts'
import { price } from '@sillage/domain/subscription/pricing.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { INK, LINES, MUTED, round, svg, text } from './svg.ts'

const DAYS = [
  1, 2, 3, 5, 7, 10, 15, 21, 30, 45, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 365,
]
const LEAD_DAYS = 30

interface Point {
  readonly x: number
  readonly y: number
}

/** The price of a contract by duration, at each level of cover, with neutral answers otherwise. */
export function durationPlot(tariff: Tariff): string {
  const level = choiceQuestions(tariff).find(({ id }) => id === tariff.levelQuestion)
  const series = (level?.answers ?? []).map(({ id, ...answer }) => ({
    label: answer.text,
    points: DAYS.map((days) => ({
      x: days,
      y: euros(tariff, { choices: { [tariff.levelQuestion]: id }, days }),
    })),
  }))
  const most = Math.max(...series.flatMap(({ points }) => points.map(({ y }) => y)))
  const at = ({ x, y }: Point) => `${round(60 + (x / 365) * 560)},${round(300 - (y / most) * 260)}`
  const lines = series.map(
    ({ points }, index) =>
      `<polyline fill="none" stroke="${LINES[index % LINES.length]}" stroke-width="2" points="${points.map(at).join(' ')}"/>`,
  )
  const names = series.map(({ label, points }, index) => {
    const last = points.at(-1)?.y ?? 0
    return text({
      x: 628,
      y: 304 - (last / most) * 260,
      says: `${label}, ${Math.round(last)} €`,
      fill: LINES[index % LINES.length],
    })
  })
  const marks = [1, 30, 90, 180, 270, 365].map((days) =>
    text({ x: 60 + (days / 365) * 560, y: 320, says: String(days), anchor: 'middle' }),
  )
  return svg({
    width: 800,
    height: 350,
    says: `${tariff.version}: price by days covered, all taxes included`,
    inside: [
      `<path d="M60 40V300H620" fill="none" stroke="${MUTED}"/>`,
      ...lines,
      ...names,
      ...marks,
      text({ x: 340, y: 342, says: 'days covered', anchor: 'middle' }),
      text({ x: 54, y: 44, says: `${Math.round(most)} €`, anchor: 'end' }),
    ],
  })
}

/**
 * The price of each answer, question by question, with neutral answers otherwise: a car for a year, a trip for two
 * weeks.
 */
export function factorsPlot(tariff: Tariff): string {
  const days = tariff.leadTime ? 14 : 365
  const rows = choiceQuestions(tariff).filter(({ concerns }) => concerns.length > 0)
  const inside = rows.flatMap((question, row) => {
    const top = 40 + row * 46
    const costs = question.answers
      .filter(({ refusal }) => !refusal)
      .map(({ id }) => euros(tariff, { choices: { [question.id]: id }, days }))
    const [least, most] = [Math.min(...costs), Math.max(...costs)]
    const width = 380 / costs.length
    const bars = costs.map((cost, index) => {
      const height = round((cost / most) * 30)
      return `<rect x="${round(220 + index * width)}" y="${round(top + 30 - height)}" width="${round(Math.max(0.6, width * 0.8))}" height="${height}" fill="${LINES[0]}"/>`
    })
    return [
      text({ x: 210, y: top + 24, says: question.topic, anchor: 'end', fill: INK }),
      ...bars,
      text({ x: 610, y: top + 24, says: `${Math.round(least)} to ${Math.round(most)} €` }),
    ]
  })
  return svg({
    width: 760,
    height: 60 + rows.length * 46,
    says: `${tariff.version}: price by each answer, ${days} days, all else neutral`,
    inside,
  })
}

function euros(
  tariff: Tariff,
  { choices, days }: { choices: Readonly<Record<string, string>>; days: number },
): number {
  return price({ tariff, choices, days, leadDays: LEAD_DAYS }).cents / 100
}
