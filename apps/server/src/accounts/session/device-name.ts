// the first match wins: Edge and Opera also name Chrome, and Chrome also names Safari
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
] as const

/** « Firefox sur Windows », so that people recognise their devices; null when nothing matches. */
export function deviceName(userAgent: string): string | null {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (list) => list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  )
  return named.length > 0 ? named.join(' sur ') : null
}
