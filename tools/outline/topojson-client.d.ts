/** The one function that the outline needs; the package carries no types. */
declare module 'topojson-client' {
  type Ring = (readonly [number, number])[]
  export function feature(
    topology: { objects: Record<string, unknown> },
    object: unknown,
  ): {
    features: readonly {
      geometry:
        | { type: 'Polygon'; coordinates: Ring[] }
        | { type: 'MultiPolygon'; coordinates: Ring[][] }
    }[]
  }
}
