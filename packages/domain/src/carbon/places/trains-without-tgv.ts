import type { Place } from './place.ts'

/**
 * Departments of the Massif central and the Berry that no TGV serves, only Intercités. Source: map of the lines, SNCF.
 */
const WITHOUT_TGV = departments('03 12 15 18 19 23 36 43 46 48 58 63 87')

const ILE_DE_FRANCE = departments('75 77 78 91 92 93 94 95')
const NORMANDY = departments('14 27 50 61 76')

/**
 * Pairs of groups of departments with no TGV between them, though TGVs stop in some of them: from Paris to Normandy,
 * the Aisne, the south of Champagne, the Yonne, Vesoul and Périgueux; Nantes to Bordeaux; Bordeaux and Toulouse to the
 * Mediterranean; Toulouse to Pau. Source: map of the lines, SNCF; our reading of it.
 */
const LINES: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [ILE_DE_FRANCE, NORMANDY],
  [NORMANDY, NORMANDY],
  [ILE_DE_FRANCE, departments('02 10 24 52 70 89')],
  [departments('44 85'), departments('17 33')],
  [departments('33 47 82'), departments('11 13 30 34')],
  [departments('31'), departments('13 64 65')],
]

/** Whether one of two French places is in a department that no TGV serves. */
export function isOffTgv(one: Place, other: Place): boolean {
  return [one, other].some(({ department }) => WITHOUT_TGV.has(department))
}

/** Whether no TGV runs between two French places, even if TGVs serve them on other lines. */
export function isLineWithoutTgv(one: Place, other: Place): boolean {
  return LINES.some(
    ([some, others]) =>
      (some.has(one.department) && others.has(other.department)) ||
      (some.has(other.department) && others.has(one.department)),
  )
}

function departments(codes: string): ReadonlySet<string> {
  return new Set(codes.split(' '))
}
