import { type AboutCovers, isAbout } from './about-covers.ts'

/** One thing that the sheet says; one that speaks of a cover is left out of the sheet of a level without it. */
type Point = string | (AboutCovers & { readonly text: string })

interface Parts<P> {
  readonly product: string
  readonly kind: string
  readonly restrictions: readonly P[]
  readonly where: readonly P[]
  readonly obligations: readonly { readonly when: string; readonly what: readonly P[] }[]
  readonly payment: readonly P[]
  readonly duration: readonly P[]
  /** With the marks of `inlineParts`. */
  readonly leaving: readonly P[]
}

/** What the standard sheet of Regulation (EU) 2017/1469 says besides the tariff, in the order of its parts. */
export type Information = Parts<Point>

/** The same as it is read, of one level or of all. */
export type InformationTexts = Parts<string>

/** Whether what is said of where one is covered says where one is not: a tick would say the contrary. */
export const isOutside = (where: string) => where.startsWith('Jamais ')

/** What is said to who has these covers; all of it for null. */
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
