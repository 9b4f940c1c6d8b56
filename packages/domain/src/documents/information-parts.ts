import { type AboutCovers, isAbout } from './about-covers.ts'

/** One point of the information sheet; one about a cover is left out for a level without that cover. */
type Point = string | (AboutCovers & { readonly text: string })

interface Parts<P> {
  readonly product: string
  readonly kind: string
  readonly restrictions: readonly P[]
  readonly where: readonly P[]
  readonly obligations: readonly { readonly when: string; readonly what: readonly P[] }[]
  readonly payment: readonly P[]
  readonly duration: readonly P[]
  /** May contain the marks of `inlineParts`. */
  readonly leaving: readonly P[]
}

/** What the standard information sheet of Regulation (EU) 2017/1469 says besides the tariff, part by part. */
export type Information = Parts<Point>

/** The same as plain texts, for one level or for all. */
export type InformationTexts = Parts<string>

/** Whether a sentence about where cover applies is negative: it must not get a tick. */
export const isOutside = (where: string) => where.startsWith('Jamais ')

/** The texts for someone with these covers; null for all texts. */
export function textsOf(
  information: Information,
  covers: readonly string[] | null,
): InformationTexts {
  const said = (points: readonly Point[]) =>
    points.flatMap((point) => {
      if (typeof point === 'string') return [point]
      return covers === null || isAbout(point, covers) ? [point.text] : []
    })
  const { restrictions, where, obligations, payment, duration, leaving } = information
  return {
    ...information,
    restrictions: said(restrictions),
    where: said(where),
    obligations: obligations.map(({ when, what }) => ({ when, what: said(what) })),
    payment: said(payment),
    duration: said(duration),
    leaving: said(leaving),
  }
}
