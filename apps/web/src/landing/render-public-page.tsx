import { paths } from '@sillage/wire/addresses.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Router, Switch } from 'wouter'
import { screens } from '../shell/screens.ts'
import { HomePage } from './home-page.tsx'
import { homeMessages } from './landing.messages.ts'
import type { PublicContext } from './public-context.ts'
import { PublicFrame } from './public-frame.tsx'
import { textPages } from './text-pages.tsx'
import { verificationMessages } from './verification/verification.messages.ts'
import { VerificationPage } from './verification/verification-page.tsx'

export type PublicPage = { title: string; description: string; html: string }

/** A public page as static markup, without a script or a style of its own; null when the path is none of them. */
export function renderPublicPage(path: string, context: PublicContext): PublicPage | null {
  const page = publicPage(path, context)
  if (!page) return null
  const { title, description, content } = page
  const html = renderToStaticMarkup(
    <PublicFrame path={path} context={context}>
      {content}
    </PublicFrame>,
  )
  return { title: `${title} · Sillage`, description, html }
}

/** The name of the app's page at a path, null where it has none. The router itself is asked, so that the server agrees with it to the letter. */
export function screenAt(path: string, { demo }: { demo: boolean }): string | null {
  const known = screens.filter((screen) => demo || !('isDemoOnly' in screen))
  const found = renderToStaticMarkup(
    <Router ssrPath={path}>
      <Switch>
        {known.map((screen) => (
          <Route key={screen.path} path={screen.path}>
            {screen.page}
          </Route>
        ))}
      </Switch>
    </Router>,
  )
  return found === '' ? null : found
}

function publicPage(path: string, context: PublicContext) {
  if (path === paths.home) {
    const { title, description } = homeMessages
    return { title, description, content: <HomePage context={context} /> }
  }
  if (path === paths.verification) {
    const { title, description } = verificationMessages
    return {
      title,
      description,
      content: <VerificationPage apiBase={context.apiBase} keys={context.verificationKeys} />,
    }
  }
  const page = textPages.find((candidate) => candidate.path === path)
  if (!page) return null
  const { title, description, Content } = page
  const { today, approvedTariffs, processors, measuresRoads } = context
  const pageContext = { today, approvedTariffs, processors, measuresRoads }
  return {
    title,
    description,
    content: <Content {...pageContext} />,
  }
}
