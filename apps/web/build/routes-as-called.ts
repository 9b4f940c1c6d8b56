import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** The fields of a route that only the server reads. */
const SERVER_ONLY: ReadonlySet<string> = new Set([
  'query',
  'summary',
  'bodyLimit',
  'status',
  'weight',
  'presence',
])
const PURE = '/*#__PURE__*/ '

/**
 * Reduces the routes of the API to what a call needs: method, path, access, and whether its bodies are JSON. Only the
 * server checks against their schemas, so the browser doesn't load them; a schema exported by itself stays.
 */
export const routesAsCalled = {
  name: 'sillage-routes-as-called',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/wire\/src\/.*\.ts$/ },
    handler: (code, id) => ({ code: asCalled(code, id), map: null }),
  },
} satisfies Plugin

interface Span {
  readonly start: number
  readonly end: number
}

interface Edit extends Span {
  readonly text: string
}

/** A module of the wire whose rooms have no schemas, and whose other schemas are left out when nothing uses them. */
export function asCalled(code: string, file: string): string {
  const edits: Edit[] = []
  const routes: number[] = []
  // calls inside functions are made for what they do
  let functions = 0
  const enter = () => functions++
  const leave = () => functions--
  const calls: Span[] = []
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ExpressionStatement: enter,
    'ExpressionStatement:exit': leave,
    CallExpression: ({ start, end }) => {
      if (functions === 0) calls.push({ start, end })
    },
    // also those of an object that a room spreads
    ObjectExpression: (object) => {
      if (!isRoute(object)) return
      routes.push(object.start)
      edits.push(...fieldsLeftOut(object, code))
    },
  }).visit(parseSync(file, code).program)
  const holdsRoutes = (call: Span) => routes.some((at) => call.start < at && at < call.end)
  const whole = [...edits, ...calls.filter((call) => !holdsRoutes(call))]
  const marked = calls
    .filter((call) => !whole.some((span) => span !== call && isWithin(call, span)))
    .flatMap((call) => droppable(call, holdsRoutes(call)))
  return withEdits(code, [...edits, ...marked])
}

function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/**
 * A call marked as one that may be dropped when nothing uses its result. The bundler would keep those of its arguments
 * that may have effects, such as `...a.shape`: unless it holds routes, the whole goes into a function.
 */
function droppable({ start, end }: Span, holdsRoutes: boolean): Edit[] {
  if (holdsRoutes) return [{ start, end: start, text: PURE }]
  return [
    { start, end: start, text: `${PURE}(() => ` },
    { start: end, end, text: ')()' },
  ]
}

function isRoute({ properties }: ESTree.ObjectExpression): boolean {
  const names = new Set(
    properties.flatMap((field) =>
      field.type === 'Property' && field.key.type === 'Identifier' ? field.key.name : [],
    ),
  )
  return ['method', 'path', 'access'].every((name) => names.has(name))
}

function fieldsLeftOut({ properties }: ESTree.ObjectExpression, code: string): Edit[] {
  return properties.flatMap((field) => {
    if (field.type !== 'Property' || field.key.type !== 'Identifier') return []
    const { name } = field.key
    const isJson = field.value.type !== 'Literal'
    if (name === 'reply' && isJson)
      return { start: field.value.start, end: field.value.end, text: 'null' }
    if (!SERVER_ONLY.has(name) && !(name === 'body' && isJson)) return []
    const comma = /^\s*,/.exec(code.slice(field.end))?.[0].length ?? 0
    return { start: field.start, end: field.end + comma, text: '' }
  })
}

/** Applies edits in the order of the text; one inside a part that another removes is dropped. */
function withEdits(code: string, edits: readonly Edit[]): string {
  let written = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    written += code.slice(at, start) + text
    at = end
  }
  return written + code.slice(at)
}
