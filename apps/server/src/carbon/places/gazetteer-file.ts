import { readFileSync } from 'node:fs'
import { INSTALLED } from '../../platform/installation.ts'

/** A town of the committed file. */
export interface Place {
  /** `FR-` and the INSEE code for a French commune, otherwise the GeoNames number. */
  readonly id: string
  /** The French name if there is one. */
  readonly name: string
  /** Local and other names separated by ` / `; empty when there is none. */
  readonly alias: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** Code of the French department or collectivity; empty elsewhere. */
  readonly department: string
  /** Outside France, what distinguishes homonyms in a country: a state, or a large town nearby. */
  readonly area: string
  /** Degrees. */
  readonly lat: number
  readonly lon: number
  readonly population: number
  /** Whether the position is the average of its neighbours', some kilometres off. */
  readonly isApproximate: boolean
}

/** The places by their index in the file; only those asked for become objects. */
export interface PlaceFile {
  readonly size: number
  readonly at: (index: number) => Place
}

const LINE_END = 10

/** Keeps the file as bytes: as objects, its places would take five times the memory. */
export function readPlaceFile(): PlaceFile {
  const bytes = readFileSync(INSTALLED.places)
  const starts = [0]
  for (let from = 0; from < bytes.length; ) {
    from = bytes.indexOf(LINE_END, from) + 1
    starts.push(from)
  }
  const offsets = Uint32Array.from(starts)
  return {
    size: offsets.length - 1,
    at: (index) => {
      const from = offsets[index]
      const next = offsets[index + 1]
      if (from === undefined || next === undefined) throw new RangeError(`No place ${index}`)
      return parsePlace(bytes.toString('utf8', from, next - 1))
    },
  }
}

function parsePlace(line: string): Place {
  const [id = '', name = '', alias = '', country = '', area = '', lat, lon, population, certainty] =
    line.split('\t')
  const isFrench = country === 'FR'
  return {
    id,
    name,
    alias,
    country,
    department: isFrench ? area : '',
    area: isFrench ? '' : area,
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
    isApproximate: certainty === '~',
  }
}
