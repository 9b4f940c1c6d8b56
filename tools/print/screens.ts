import { readFileSync } from 'node:fs'
import { ROLES } from '@sillage/domain/accounts/roles.ts'
import { paths } from '../../apps/web/src/shell/paths.ts'
import { page, table, yes } from './markdown.ts'

const SOURCE = new URL('../../apps/web/src/shell/routes.tsx', import.meta.url)

/**
 * The table of routes is JSX, which Node doesn't run: its lines are read as text, in the one form in
 * which they are written. A line in another form stops the printing.
 */
const ROUTE = /\{ path: (.+?), access: (\S+), Page: (.+?) \}/g
const PATH = /^(?:`\$\{)?paths\.(\w+)(?:\('(:?\w+)'\))?(?:\}(\/\*\?)`)?$/

const ROLES_OF: Readonly<Record<string, readonly string[]>> = {
  everyone: ROLES,
  staff: ['root', 'admin', 'advisor'],
  administrators: ['root', 'admin'],
  rootOnly: ['root'],
}

export function screensPage(): string {
  return page(
    'Screens',
    'The addresses of the web app and who may open them: [routes.tsx](../apps/web/src/shell/routes.tsx). Any other address is not found.',
    [
      '## The application',
      'A visitor without a session goes to `/login` and comes back afterwards; a role that the screen is not for goes to `/unauthorized`.',
      table(
        ['address', 'page', 'anonymous', ...ROLES.toReversed()],
        readRoutes().map(({ path, access, component }) => [
          `\`${path}\``,
          component === 'NotFoundPage' ? 'not built yet' : component,
          yes(access === 'public'),
          ...ROLES.toReversed().map((role) =>
            yes(access === 'public' || (ROLES_OF[access]?.includes(role) ?? false)),
          ),
        ]),
      ),
      '## Pages rendered by the server',
      'Public, without a session and without React in the browser: see [decision 003](decisions/003-public-pages-without-react.md).',
      [
        paths.home,
        paths.method,
        ...Object.values(paths.legal),
        ...Object.values(paths.documents).flatMap((documents) => Object.values(documents)),
      ]
        .map((path) => `- \`${path}\``)
        .join('\n'),
    ],
  )
}

function readRoutes() {
  const text = readFileSync(SOURCE, 'utf8')
  const [, list = ''] = text.split('export const routes')
  const lines = list.slice(0, list.indexOf('\n]')).match(/\{ path:/g)?.length ?? 0
  const found = [...list.matchAll(ROUTE)].map(([, path = '', access = '', component = '']) => {
    if (access !== "'public'" && !ROLES_OF[access]) throw new Error(`Unknown access: ${access}`)
    return {
      path: addressOf(path),
      access: access.replaceAll("'", ''),
      component: component.replace(/^config\.demo \? (\w+) : \w+$/, '$1, in demo mode'),
    }
  })
  if (found.length === 0 || found.length !== lines)
    throw new Error(`${lines} routes, of which ${found.length} could be read`)
  return found
}

function addressOf(expression: string): string {
  const [, name = '', argument, rest = ''] = PATH.exec(expression) ?? []
  const value: unknown = Object.entries(paths).find(([key]) => key === name)?.[1]
  const address = typeof value === 'function' && argument !== undefined ? value(argument) : value
  if (typeof address !== 'string') throw new Error(`Unknown address: ${expression}`)
  return address + rest
}
