import { paths } from '@sillage/wire/addresses.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { createQueryClient } from '../shell/api/query-client.ts'
import { FindPlace } from '../shell/find/find-place.tsx'
import { Layout } from '../shell/layout/layout.tsx'
import { PageArrival } from '../shell/layout/page-arrival.tsx'
import { useLiveLine } from '../shell/notifications/live-updates.ts'
import { ErrorBoundary } from '../shell/pages/error-boundary.tsx'
import { FailedPage } from '../shell/pages/failed-page.tsx'
import { Loading } from '../shell/pages/loading.tsx'
import { NotFoundPage } from '../shell/pages/not-found-page.tsx'
import { Guard } from '../shell/session/guard.tsx'
import { PresencePlace } from '../shell/session/presence-place.tsx'
import { useSession } from '../shell/session/session.ts'
import { useFetchAhead } from './fetch-ahead.ts'
import { FindDialog, OwnFindDialog, PresenceDialog, routes } from './routes.tsx'

export function App() {
  const { epoch } = useSession()
  // a new session starts with an empty cache and new pages: nothing of the previous person remains
  return <SessionScope key={epoch} />
}

function SessionScope() {
  const [client] = useState<QueryClient>(createQueryClient)
  useLiveLine()
  useFetchAhead()
  return (
    <QueryClientProvider client={client}>
      <Layout>
        <CurrentPage />
      </Layout>
      <PresencePlace Dialog={PresenceDialog} />
      <FindPlace Dialog={FindDialog} OwnDialog={OwnFindDialog} />
    </QueryClientProvider>
  )
}

function CurrentPage() {
  const [path] = useLocation()
  return (
    <ErrorBoundary key={path} fallback={<Failed />}>
      <Suspense fallback={<Loading />}>
        <Switch>
          {/* the landing page is a document of the server, outside the app */}
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
      <FailedPage />
      <PageArrival />
    </>
  )
}
