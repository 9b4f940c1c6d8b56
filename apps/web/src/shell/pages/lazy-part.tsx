import { type FunctionComponent, lazy, useState } from 'react'

export type LazyPart<P> = FunctionComponent<P> & { readonly load: () => Promise<void> }

/**
 * A component in a file of its own. Renders at once when already loaded; until then suspends to the nearest
 * `Suspense`.
 */
export function lazyPart<P extends object, File>(
  open: () => Promise<File>,
  pick: (file: File) => FunctionComponent<P>,
): LazyPart<P> {
  let loaded: FunctionComponent<P> | undefined
  const awaited: FunctionComponent<P> = lazy(async () => ({ default: pick(await open()) }))
  // keep the same component while mounted: switching to another would lose its state
  function Part(props: P) {
    const [Shown] = useState(() => loaded ?? awaited)
    return <Shown {...props} />
  }
  const load = async () => {
    loaded = pick(await open())
  }
  return Object.assign(Part, { load })
}
