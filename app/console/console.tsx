import { Admin, CustomRoutes, localStorageStore, Resource } from "react-admin"
import { Route } from "react-router-dom"

import { Account } from "./account/account.tsx"
import { applications } from "./applications/applications.tsx"
import { Counter } from "./applications/counter.tsx"
import { audit } from "./audit/audit.ts"
import { authProvider } from "./auth-provider.ts"
import { contentResources } from "./content/content-resources.tsx"
import { Dashboard } from "./dashboard/dashboard.tsx"
import { dataProvider } from "./data-provider.ts"
import { Fees } from "./fees/fees.tsx"
import { useWords } from "./i18n.ts"
import { Layout } from "./layout.tsx"
import { messages } from "./messages/messages.ts"
import { Operations } from "./operations/operations.tsx"
import { Privacy } from "./privacy/privacy.tsx"
import { JoinPage } from "./sign-in/join-page.tsx"
import { SignInPage } from "./sign-in/sign-in-page.tsx"
import { staff } from "./staff/staff.ts"
import { students } from "./students/students.tsx"
import { theme } from "./theme.ts"

const store = localStorageStore("1", "console")

/** The staff console. Its addresses stand behind a #, so that no code of an application reaches a log. */
export function Console() {
  const words = useWords(store)
  return (
    <Admin
      title="Console"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={words}
      layout={Layout}
      loginPage={SignInPage}
      store={store}
      theme={theme}
      darkTheme={null}
      dashboard={Dashboard}
      requireAuth
      disableTelemetry
    >
      <Resource name="applications" {...applications} />
      <Resource name="students" {...students} />
      <Resource name="messages" {...messages} />
      <Resource name="audit" {...audit} />
      {contentResources}
      <Resource name="staff" {...staff} />
      <CustomRoutes>
        <Route path="/counter" element={<Counter />} />
        <Route path="/fees" element={<Fees />} />
        <Route path="/operations" element={<Operations />} />
        <Route path="/privacy" element={<Privacy />} />
        <Route path="/account" element={<Account />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/join/:token" element={<JoinPage />} />
      </CustomRoutes>
    </Admin>
  )
}
