import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { CssBaseline } from "@mui/material"
import { QueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import {
  AccessDenied,
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error as PageFailed,
  LoadingPage,
} from "react-admin"
import { createRoot } from "react-dom/client"
import { Route } from "react-router-dom"

import { authProvider } from "./api/auth-provider.ts"
import { dataProvider } from "./api/data-provider.ts"
import { HttpError } from "./api/http-error.ts"
import { createConsoleStore } from "./console-store.ts"
import { leaveNumberField } from "./kit/form/number-wheel.ts"
import { styleNonce, theme } from "./kit/page/theme.ts"
import { useI18nProvider } from "./kit/text/i18n.ts"
import { ConsoleLayout } from "./layout/layout.tsx"
import { NoSuchPage } from "./layout/no-such-page.tsx"
import { Notices } from "./layout/notices.tsx"
import { Dashboard, pages } from "./pages.ts"
import { Allowed } from "./permission.tsx"
import { resources } from "./resources.tsx"

const maxRetries = 3

/** Only transient errors are retried: no connection or a server error. A refusal is final. */
const isTransient = (error: Error) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500)

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => isTransient(error) && failures < maxRetries },
  },
})

const store = createConsoleStore()

/** After signing out: the page is loaded again, and is then the sign-in page. */
function SignInAgain() {
  useEffect(() => window.location.reload(), [])
  return <LoadingPage />
}

/** Routes that require sign-in: react-admin's AdminUI without its own sign-in page and the inputs of that. */
function StaffPages() {
  return (
    <CssBaseline enableColorScheme>
      <CoreAdminUI
        title="Console"
        accessDenied={AccessDenied}
        authenticationError={AuthenticationError}
        catchAll={NoSuchPage}
        error={PageFailed}
        loading={LoadingPage}
        layout={ConsoleLayout}
        loginPage={SignInAgain}
        dashboard={Dashboard}
        requireAuth
        disableTelemetry
      >
        {resources}
        <CustomRoutes>
          {pages.map(
            ({ to, route = to, can, label, Page }) =>
              Page && (
                <Route
                  key={to}
                  path={route}
                  element={
                    <Allowed to={can} title={label}>
                      <Page />
                    </Allowed>
                  }
                />
              ),
          )}
        </CustomRoutes>
      </CoreAdminUI>
      <Notices />
    </CssBaseline>
  )
}

const cache = createCache({ key: "console", nonce: styleNonce })

export const renderConsole = (root: HTMLElement) => {
  document.addEventListener("wheel", leaveNumberField, { passive: true })
  createRoot(root).render(<Console />)
}

/** The staff console. Routes follow a #, so that no admission code reaches a server log. */
function Console() {
  const i18nProvider = useI18nProvider(store)
  if (!i18nProvider) return null
  return (
    <CacheProvider value={cache}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        theme={theme}
        darkTheme={null}
      >
        <StaffPages />
      </AdminContext>
    </CacheProvider>
  )
}
