// The pages of the console. The scripts of each are loaded when it is first opened.
import { firstPages } from "./first-pages.ts"
import { lazyPage } from "./layout/lazy-page.tsx"

export const Dashboard = lazyPage(() => firstPages.dashboard().then((page) => page.Dashboard))
export const Counter = lazyPage(() => firstPages.counter().then((page) => page.Counter))
export const Fees = lazyPage(() => import("./applications/fees.tsx").then((page) => page.Fees))
export const CollegeStart = lazyPage(() =>
  import("./college-start/college-start-page.tsx").then((page) => page.CollegeStartPage),
)
export const Operations = lazyPage(() =>
  import("./operations/operations.tsx").then((page) => page.OperationsPage),
)
export const Report = lazyPage(() =>
  import("./report/report-page.tsx").then((page) => page.ReportPage),
)
export const Merit = lazyPage(() => import("./merit/merit-page.tsx").then((page) => page.MeritPage))
export const Privacy = lazyPage(() => import("./privacy/privacy.tsx").then((page) => page.Privacy))
export const Account = lazyPage(() => import("./account/account.tsx").then((page) => page.Account))
