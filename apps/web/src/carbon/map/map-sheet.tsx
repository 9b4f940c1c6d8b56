import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import land from './data/land.json'
import { type Frame, frameOf, type Spot } from './map-frame.ts'
import { placeLabels } from './map-labels.ts'
import { asideOf, citiesOf, type MapCity, type MapTrip, wayOf } from './map-trips.ts'
import { wakePaths } from './map-wake.ts'

/**
 * Height over width of the map: taller on a phone; capped in pixels on a wide page, so that it doesn't fill the
 * screen.
 */
const SHAPE = { narrow: 0.8, wide: 0.56, from: 520, most: 440 }

/** The map, hidden from assistive technology: the list beside it says the same. */
export function MapSheet({ trips }: { trips: readonly MapTrip[] }) {
  const sheet = useRef<HTMLDivElement>(null)
  const width = useWidth(sheet)
  return <div ref={sheet}>{width > 0 && <Sheet trips={trips} width={width} />}</div>
}

function Sheet({ trips, width }: { trips: readonly MapTrip[]; width: number }) {
  const size = {
    width,
    height: Math.min(
      SHAPE.most,
      Math.round(width * (width < SHAPE.from ? SHAPE.narrow : SHAPE.wide)),
    ),
  }
  const { frame, wakes, cities, labels } = useMemo(
    () => drawn(trips, { width: size.width, height: size.height }),
    [trips, size.width, size.height],
  )
  return (
    <svg
      className="wake wake-draw"
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      aria-hidden="true"
    >
      <g className="map-land">
        {frame.land.map(({ x, y, scaleX, scaleY }) => (
          <path
            key={x}
            d={land.path}
            fillRule="evenodd"
            transform={`translate(${x} ${y}) scale(${scaleX / land.steps} ${scaleY / land.steps})`}
          />
        ))}
      </g>
      {wakes.map(({ key, mode, ends, paths }) => (
        <Wake key={key} mode={mode} ends={ends} paths={paths} />
      ))}
      {cities.map(({ city, spot }) => (
        <City key={city.place_id} part={city.part} spot={spot} />
      ))}
      {labels.map(({ name, x, y }) => (
        <text key={`${name} ${x} ${y}`} className="map-name" x={x} y={y}>
          {name}
        </text>
      ))}
    </svg>
  )
}

function drawn(trips: readonly MapTrip[], size: Frame['size']) {
  const ways = trips.map(wayOf)
  const frame = frameOf(ways, size)
  const aside = asideOf(trips)
  const wakes = trips.flatMap(({ mode }, index) =>
    frame.waysOf(ways[index] ?? []).map((way, turn) => ({
      key: `${index} ${turn}`,
      mode,
      way,
      ends: { from: way[0], to: way.at(-1) },
      paths: wakePaths(way, { mode, aside: aside[index] ?? 0 }),
    })),
  )
  const cities = citiesOf(trips).map((city) => ({ city, spot: frame.spotOf(city) }))
  const labels = placeLabels(
    cities.map(({ city, spot }) => ({ ...spot, name: city.name })),
    { size, ways: wakes.map(({ way }) => way) },
  )
  return { frame, wakes, cities, labels }
}

interface WakeProps {
  readonly mode: MapTrip['mode']
  readonly ends: { readonly from: Spot | undefined; readonly to: Spot | undefined }
  readonly paths: readonly string[]
}

/** The line of a trip: faint at the start, full at its head. */
function Wake({ mode, ends: { from, to }, paths }: WakeProps) {
  const gradient = useId()
  if (!from || !to) return null
  return (
    <g className={`map-wake map-wake-${mode}`}>
      <linearGradient
        id={gradient}
        gradientUnits="userSpaceOnUse"
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      >
        <stop offset="0" stopColor="currentColor" stopOpacity="0.3" />
        <stop offset="0.75" stopColor="currentColor" />
      </linearGradient>
      <g className="wake-lines" stroke={`url(#${gradient})`}>
        {paths.map((path, line) => (
          // keyed by index, so that a change of width moves the line instead of redrawing it
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <path key={line} d={path} pathLength={1} />
        ))}
      </g>
    </g>
  )
}

function City({ part, spot: { x, y } }: { part: MapCity['part']; spot: Spot }) {
  if (part === 'end')
    return (
      <g className="wake-point">
        <circle className="map-halo" cx={x} cy={y} r="15" />
        <circle className="map-light" cx={x} cy={y} r="6" />
      </g>
    )
  return <circle className={`map-${part}`} cx={x} cy={y} r="4.5" />
}

/** The width of an element in whole pixels, kept up to date; 0 until measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.round(entry?.contentRect.width ?? 0)),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
