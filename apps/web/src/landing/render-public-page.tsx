import { paths } from '@sillage/wire/addresses.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Router, Switch } from 'wouter'
import { screens } from '../shell/screens.ts'
import { HomePage } from './home-page.tsx'
import { keepWordsWhole } from './keep-words-whole.ts'
import { homeMessages } from './landing.messages.ts'
import type { PublicContext } from './public-context.ts'
import { PublicFrame } from './public-frame.tsx'
import { textPages } from './text-pages.tsx'
import { verificationMessages } from './verification/verification.messages.ts'
import { VerificationPage } from './verification/verification-page.tsx'

export type PublicPage = { title: string; description: string; html: string }

/** Renders a public page as static markup, without inline scripts or styles; null when the path isn't a public page. */
export function renderPublicPage(path: string, context: PublicContext): PublicPage | null {
  const page = publicPage(path, context)
  if (!page) return null
  const { title, description, content } = page
  const html = renderToStaticMarkup(
    <PublicFrame path={path} context={context}>
      {content}
    </PublicFrame>,
  )
  return { title: `${title} · Sillage`, description, html: keepWordsWhole(html) }
}

/**
 * The app's screen at a path, null when there is none. Uses the app's own router, so that the server always agrees
 * with it.
 */
export function screenAt(
  path: string,
  { demo }: { demo: boolean },
): { readonly path: string; readonly page: string } | null {
  const known = screens.filter((screen) => demo || !('isDemoOnly' in screen))
  const found = renderToStaticMarkup(
    <Router ssrPath={path}>
      <Switch>
        {known.map((screen) => (
          <Route key={screen.path} path={screen.path}>
            {screen.path}
          </Route>
        ))}
      </Switch>
    </Router>,
  )
  return known.find((screen) => screen.path === found) ?? null
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
