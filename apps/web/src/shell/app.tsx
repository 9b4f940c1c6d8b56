import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorPage } from './error-page.tsx'
import { Guard } from './guard.tsx'
import { Layout } from './layout.tsx'
import { useLiveLine } from './live-updates.ts'
import { Loading } from './loading.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageArrival } from './page-arrival.tsx'
import { paths } from './paths.ts'
import { PresencePlace } from './presence-place.tsx'
import { createQueryClient } from './query-client.ts'
import { PresenceDialog, routes } from './routes.tsx'
import { useSession } from './session.ts'

export function App() {
  const { epoch } = useSession()
  // another session begins with an empty cache and fresh pages: nothing of the last person stays
  return <SessionScope key={epoch} />
}

function SessionScope() {
  const [client] = useState<QueryClient>(createQueryClient)
  useLiveLine()
  return (
    <QueryClientProvider client={client}>
      <Layout>
        <CurrentPage />
      </Layout>
      <PresencePlace Dialog={PresenceDialog} />
    </QueryClientProvider>
  )
}

function CurrentPage() {
  const [path] = useLocation()
  return (
    <ErrorBoundary key={path} fallback={<Failed />}>
      <Suspense fallback={<Loading />}>
        <Switch>
          {/* the landing page is the server's own document */}
          <Route path={paths.home}>
            <Redirect to={paths.dashboard} replace />
          </Route>
          {routes.map(({ path: pattern, access, Page }) => (
            <Route key={pattern} path={pattern}>
              {(params) => (
                <Guard access={access}>
                  <Page params={params} />
                  <PageArrival />
                </Guard>
              )}
            </Route>
          ))}
          <Route>
            <NotFoundPage />
            <PageArrival />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

function Failed() {
  return (
    <>
      <ErrorPage />
      <PageArrival />
    </>
  )
}
