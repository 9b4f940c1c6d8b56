import { normaliseName } from '../../apps/server/src/carbon/places/gazetteer-names.ts'
import { kilometres, type Row } from './row.ts'

/** Two towns with the same name within this distance are one town, listed twice. */
const SAME_TOWN_KM = 20
const LARGE_TOWN = 300_000

const STATES = new Map(
  `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA Californie,CO Colorado,CT Connecticut,DE Delaware,
DC District de Columbia,FL Floride,GA Géorgie,HI Hawaï,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,
KY Kentucky,LA Louisiane,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,
MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM Nouveau-Mexique,
NY État de New York,NC Caroline du Nord,ND Dakota du Nord,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvanie,
RI Rhode Island,SC Caroline du Sud,SD Dakota du Sud,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginie,
WA État de Washington,WV Virginie-Occidentale,WI Wisconsin,WY Wyoming`
    .split(/,\s*/)
    .map((one) => [one.slice(0, 2), one.slice(3)]),
)

type Town = Row & { readonly state: string }

/** Distinguishes the homonyms of a country: by state in the United States, elsewhere by a large town nearby. */
export function distinctAreas(towns: readonly Town[]): Row[] {
  const groups = Map.groupBy(towns, ({ name, country }) => `${country} ${normaliseName(name)}`)
  const large = towns.filter(({ population }) => population >= LARGE_TOWN)
  return [...groups.values()].flatMap((group) => {
    const distinct: Row[] = []
    for (const { state, ...town } of group.toSorted((a, b) => b.population - a.population)) {
      if (distinct.some((other) => kilometres(other, town) < SAME_TOWN_KM)) continue
      const area = group.length > 1 ? areaOf({ ...town, state }, large) : ''
      if (!distinct.some((other) => other.area === area)) distinct.push({ ...town, area })
    }
    return distinct.length === 1 ? distinct.map((town) => ({ ...town, area: '' })) : distinct
  })
}

function areaOf(town: Town, large: readonly Town[]): string {
  if (town.country === 'US') return STATES.get(town.state) ?? ''
  const others = large.filter((other) => normaliseName(other.name) !== normaliseName(town.name))
  const near = others.toSorted((a, b) => distanceWithin(town, a) - distanceWithin(town, b))[0]
  return near ? `près de ${near.name}` : ''
}

/** Prefers large towns of the same country, unless one abroad is three times as near. */
function distanceWithin(town: Row, other: Row): number {
  return kilometres(town, other) * (town.country === other.country ? 1 : 3)
}
