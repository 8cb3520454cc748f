import { CssBaseline } from "@mui/material"
import { QueryClient } from "@tanstack/react-query"
import {
  AdminContext,
  AdminUI,
  CustomRoutes,
  HttpError,
  localStorageStore,
  Resource,
} from "react-admin"
import { Route, Routes } from "react-router-dom"

import { Account } from "./account/account.tsx"
import { JoinPage } from "./account/join-page.tsx"
import { SignInPage } from "./account/sign-in-page.tsx"
import { applications } from "./applications/application-show.tsx"
import { Counter } from "./applications/counter.tsx"
import { Dashboard } from "./applications/dashboard.tsx"
import { Fees } from "./applications/fees.tsx"
import { authProvider } from "./auth-provider.ts"
import { CollegeStartPage } from "./college-start/college-start-page.tsx"
import { contactMessageResource } from "./contact-messages.tsx"
import { contentResources } from "./content/content-resources.tsx"
import { dataProvider } from "./data-provider.ts"
import { useI18nProvider } from "./i18n.ts"
import { ConsoleLayout } from "./layout.tsx"
import { OperationsPage } from "./operations/operations.tsx"
import { audit } from "./privacy/audit-list.tsx"
import { Privacy } from "./privacy/privacy.tsx"
import { staff } from "./staff/staff-list.tsx"
import { students } from "./students/students.tsx"
import { theme } from "./theme.ts"

const maxRetries = 3

/** Only transient errors are retried: no connection or a server error. A refusal is final. */
const isTransient = (error: Error) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500)

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => isTransient(error) && failures < maxRetries },
  },
})

const store = localStorageStore("1", "console")

/** Routes that require sign-in. */
function StaffPages() {
  return (
    <AdminUI
      title="Console"
      layout={ConsoleLayout}
      loginPage={SignInPage}
      dashboard={Dashboard}
      requireAuth
      disableTelemetry
    >
      <Resource name="applications" {...applications} />
      <Resource name="students" {...students} />
      <Resource name="messages" {...contactMessageResource} />
      <Resource name="audit" {...audit} />
      {contentResources}
      <Resource name="staff" {...staff} />
      <CustomRoutes>
        <Route path="/counter" element={<Counter />} />
        <Route path="/fees" element={<Fees />} />
        <Route path="/college-start" element={<CollegeStartPage />} />
        <Route path="/operations" element={<OperationsPage />} />
        <Route path="/privacy" element={<Privacy />} />
        <Route path="/account" element={<Account />} />
      </CustomRoutes>
    </AdminUI>
  )
}

/** Route of one-time links (invitation or password reset). */
function JoinRoute() {
  return (
    <CssBaseline enableColorScheme>
      <JoinPage />
    </CssBaseline>
  )
}

/**
 * The staff console. Routes follow a #, so that no admission code reaches a server log.
 *
 * Links to join and to reset a password are routed outside AdminUI: it requests the permissions of the signed-in
 * member on every page and, when there is none, redirects to the sign-in page.
 */
export function Console() {
  const i18nProvider = useI18nProvider(store)
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
    >
      <Routes>
        <Route path="/join/:token" element={<JoinRoute />} />
        <Route path="*" element={<StaffPages />} />
      </Routes>
    </AdminContext>
  )
}
