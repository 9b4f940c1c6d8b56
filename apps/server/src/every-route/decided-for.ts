import { ACTORS, type Actor, PERMISSIONS, type RouteName } from './permission-matrix.ts'

interface Decided {
  readonly status: number
  readonly changesNothing: boolean
}

/** The expected answer for each caller, read from a line of the matrix. */
export function decidedFor(name: RouteName): Record<Actor, Decided> {
  const cells = PERMISSIONS[name].split(/\s+/)
  const decided = ACTORS.map((actor, at) => {
    const cell = cells[at] ?? cells[ACTORS.indexOf('advisor')] ?? ''
    const status = Number.parseInt(cell, 10)
    const changesNothing = status >= 400 ? !cell.endsWith('+') : cell.endsWith('=')
    return [actor, { status, changesNothing }]
  })
  // the entries cover every actor
  return Object.fromEntries(decided) as Record<Actor, Decided>
}
