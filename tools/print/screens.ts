import { ROLES } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { screens } from '../../apps/web/src/shell/screens.ts'
import { page, table, yes } from './markdown.ts'

export function screensPage(): string {
  return page(
    'Screens',
    'The addresses of the web app and who may open them: [screens.ts](../apps/web/src/shell/screens.ts). Any other address is not found, and the server answers 404.',
    [
      '## The application',
      'A visitor without a session goes to `/login` and comes back afterwards; a role that the screen is not for goes to `/unauthorized`. « Banque » asks for a capability, which any of the staff may have been given.',
      table(
        ['address', 'page', 'anonymous', ...ROLES.toReversed()],
        screens.map((screen) => [
          `\`${screen.path}\``,
          'isDemoOnly' in screen ? `${screen.page}, in demo mode` : screen.page,
          yes(screen.access === 'public'),
          ...ROLES.toReversed().map((role) =>
            yes(
              screen.access === 'public' ||
                ('capabilities' in screen.access
                  ? role !== 'user'
                  : screen.access.some((one) => one === role)),
            ),
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
