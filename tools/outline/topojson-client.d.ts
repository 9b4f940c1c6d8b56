/** The only function that is used; the package has no types. */
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
